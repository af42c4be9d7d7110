//! Files that are sent to us: by a form of ours (`multipart/form-data`), or as they are by a program.

use axum::{
    body::Bytes,
    extract::{FromRequest, Request},
    http::header,
};

use crate::{Problem, problem::FieldFault, visitor::RequestContext};

/// The content of a file: the field `file` of a form, or the whole body.
#[derive(Clone, Debug)]
pub struct Upload(pub Vec<u8>);

impl<S: Send + Sync> FromRequest<S> for Upload {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Upload, Problem> {
        let context = RequestContext::of(request.extensions(), request.headers());
        let headers = request.headers().clone();
        let body =
            Bytes::from_request(request, state).await.map_err(|why| Problem::unreadable(why.status()))?;
        let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        let parts = match kind.strip_prefix("multipart/form-data").and_then(boundary) {
            Some(boundary) => {
                parts(&body, boundary).ok_or_else(|| Problem::field("file", FieldFault::NoFile))?
            }
            None => vec![("file", &body[..])],
        };
        let field =
            |wanted: &str| parts.iter().find(|(name, _)| *name == wanted).map(|(_, content)| *content);
        let token = field("token").and_then(|token| std::str::from_utf8(token).ok());
        if !context.is_ours(token.unwrap_or_default()) {
            return Err(Problem::FormToken);
        }
        let file = field("file").filter(|file| !file.is_empty());
        file.map(|file| Upload(file.to_vec())).ok_or_else(|| Problem::field("file", FieldFault::NoFile))
    }
}

/// The boundary that the parameters of a multipart type name.
fn boundary(parameters: &str) -> Option<&str> {
    let value = parameters.split(';').find_map(|parameter| parameter.trim().strip_prefix("boundary="))?;
    Some(value.trim_matches('"')).filter(|boundary| !boundary.is_empty())
}

/// The parts of a multipart body by their names; nothing if it isn't one.
fn parts<'a>(body: &'a [u8], boundary: &str) -> Option<Vec<(&'a str, &'a [u8])>> {
    let first = format!("--{boundary}");
    let later = format!("\r\n{first}");
    let mut rest = body.strip_prefix(first.as_bytes())?;
    let mut parts = Vec::new();
    while let Some(part) = rest.strip_prefix(b"\r\n") {
        let end = find(part, later.as_bytes())?;
        let head = find(&part[..end], b"\r\n\r\n")?;
        let name = std::str::from_utf8(&part[..head]).ok()?.split_once("; name=\"")?.1;
        parts.push((name.split_once('"')?.0, &part[head + 4..end]));
        rest = &part[end + later.len()..];
    }
    rest.starts_with(b"--").then_some(parts)
}

fn find(text: &[u8], wanted: &[u8]) -> Option<usize> {
    text.windows(wanted.len()).position(|window| window == wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BODY: &[u8] = b"--x1\r\nContent-Disposition: form-data; name=\"token\"\r\n\r\nabc\r\n\
        --x1\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.b\"\r\nContent-Type: any\r\n\r\n\
        \x00\r\n--x\r\n\r\n\xff\r\n--x1--\r\n";

    #[test]
    fn a_form_is_taken_apart() {
        assert_eq!(boundary("; charset=utf-8; boundary=\"x1\""), Some("x1"));
        let parts = parts(BODY, "x1").expect("a form");
        assert_eq!(parts, [("token", &b"abc"[..]), ("file", &b"\x00\r\n--x\r\n\r\n\xff"[..])]);
    }

    #[test]
    fn what_is_no_form_is_nothing() {
        for cut in 0..BODY.len() - 2 {
            assert_eq!(parts(&BODY[..cut], "x1"), None, "{cut}");
        }
        assert_eq!(parts(b"--x1\r\nno name\r\n\r\nabc\r\n--x1--", "x1"), None);
        assert_eq!(boundary("; boundary="), None);
    }
}
