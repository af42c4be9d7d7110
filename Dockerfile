FROM rust:1.95-slim AS build
WORKDIR /railhead
COPY . .
RUN cargo build --profile dist --locked --package railhead

FROM debian:stable-slim
RUN useradd --system railhead && install -d -o railhead /data
COPY --from=build /railhead/target/dist/railhead /usr/local/bin/
USER railhead
VOLUME /data
EXPOSE 8080
ENTRYPOINT ["railhead"]
CMD ["serve", "--listen", "0.0.0.0:8080", "--data", "/data"]
