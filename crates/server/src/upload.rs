//! Files that are sent to us: by a form of ours (`multipart/form-data`), or as they are by a program.

use axum::{
    body::Bytes,
    extract::{FromRequest, Multipart, Request, multipart::MultipartError},
    http::{StatusCode, header},
};

use crate::{Problem, problem::FieldFault, visitor::RequestContext};

/// The content of a file: the field `file` of a form, or the whole body.
#[derive(Clone, Debug)]
pub struct Upload(pub Bytes);

impl<S: Send + Sync> FromRequest<S> for Upload {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Upload, Problem> {
        let context = RequestContext::of(request.extensions(), request.headers());
        let kind = request.headers().get(header::CONTENT_TYPE);
        let is_form = kind.is_some_and(|kind| kind.as_bytes().starts_with(b"multipart/form-data"));
        let (file, token) = if is_form {
            let form = Multipart::from_request(request, state).await.map_err(|_| no_file())?;
            parts(form).await.map_err(|error| unreadable(&error))?
        } else {
            let body = Bytes::from_request(request, state).await;
            (body.map_err(|why| Problem::unreadable(why.status()))?, Bytes::new())
        };
        if !context.is_ours(str::from_utf8(&token).unwrap_or_default()) {
            return Err(Problem::FormToken);
        }
        if file.is_empty() { Err(no_file()) } else { Ok(Upload(file)) }
    }
}

/// The file and the token of a form, in whichever order they come; empty if they don't.
async fn parts(mut form: Multipart) -> Result<(Bytes, Bytes), MultipartError> {
    let (mut file, mut token) = (None, None);
    while let Some(part) = form.next_field().await? {
        let wanted = match part.name() {
            Some("file") => &mut file,
            Some("token") => &mut token,
            _ => continue,
        };
        let content = part.bytes().await?;
        wanted.get_or_insert(content);
    }
    Ok((file.unwrap_or_default(), token.unwrap_or_default()))
}

fn unreadable(error: &MultipartError) -> Problem {
    if error.status() == StatusCode::PAYLOAD_TOO_LARGE { Problem::TooLarge } else { no_file() }
}

fn no_file() -> Problem {
    Problem::field("file", FieldFault::NoFile)
}
