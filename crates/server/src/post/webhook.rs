//! Webhooks: what is told is sent to an address of whoever is told, in the form that is understood there.

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use base64::{Engine as _, prelude::BASE64_STANDARD};
use railhead_store::worded;
use serde_json::json;

use super::{BaseUrl, Message, Outside, Unsent};

/// The most characters of a text: Discord takes no more than two thousand.
const LONGEST: usize = 1800;

worded! {
    /// The form that is understood at an address.
    Format {
        /// A text with a title, as ntfy takes it.
        Ntfy = "ntfy",
        /// A message of a Discord webhook.
        Discord = "discord",
        /// A text as Matrix's bridges take it (hookshot, maubot).
        Matrix = "matrix",
    }
}

impl Format {
    /// Sends a message to an address.
    pub async fn send(
        self,
        outside: &Outside,
        address: &str,
        message: &Message,
        base: Option<&BaseUrl>,
    ) -> Result<(), Unsent> {
        let (headers, body) = self.told(message, base);
        outside.post(address, headers, body).await
    }

    fn told(self, message: &Message, base: Option<&BaseUrl>) -> (HeaderMap, Vec<u8>) {
        let Message { title, lines, path, .. } = message;
        let link = base.map(|base| format!("{base}{path}"));
        let text: String = lines.join("\n").chars().take(LONGEST).collect();
        let mut headers = HeaderMap::new();
        let mut add = |name: &'static str, value: &str| {
            if let Ok(value) = HeaderValue::from_str(value) {
                headers.insert(HeaderName::from_static(name), value);
            }
        };
        let whole = || [Some(title), Some(&text), link.as_ref()].into_iter().flatten();
        let whole = || whole().filter(|part| !part.is_empty()).cloned().collect::<Vec<_>>().join("\n");
        let body = match self {
            Format::Ntfy => {
                // A header is a text of few letters: others are written in these (RFC 2047).
                add("title", &format!("=?UTF-8?B?{}?=", BASE64_STANDARD.encode(title)));
                if let Some(link) = &link {
                    add("click", link);
                }
                add("tags", "railway_track");
                return (headers, if text.is_empty() { title.clone() } else { text }.into_bytes());
            }
            // Nobody is called by a name that somebody chose.
            Format::Discord => json!({ "content": whole(), "allowed_mentions": { "parse": [] } }),
            Format::Matrix => json!({ "text": whole() }),
        };
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
        (headers, body.to_string().into_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_takes_each_form() {
        let message = Message {
            title: "É a sua vez: Trilha".into(),
            lines: vec!["Ana anda.".into(), "@everyone paga.".into()],
            path: "/t/7k2mq9x04t".into(),
            tag: "x".into(),
        };
        let base: BaseUrl = "https://example.org".parse().expect("an address");
        let told = |format: Format| {
            let (headers, body) = format.told(&message, Some(&base));
            (headers, String::from_utf8(body).expect("text"))
        };
        let (headers, body) = told(Format::Ntfy);
        assert_eq!(headers["title"], format!("=?UTF-8?B?{}?=", BASE64_STANDARD.encode(&message.title)));
        assert_eq!(
            (&headers["click"], body.as_str()),
            (
                &"https://example.org/t/7k2mq9x04t".parse::<HeaderValue>().unwrap(),
                "Ana anda.\n@everyone paga."
            )
        );
        for (format, field) in [(Format::Discord, "content"), (Format::Matrix, "text")] {
            let body: serde_json::Value = serde_json::from_str(&told(format).1).expect("JSON");
            let text = body[field].as_str().expect("a text");
            assert_eq!(
                text,
                "É a sua vez: Trilha\nAna anda.\n@everyone paga.\nhttps://example.org/t/7k2mq9x04t"
            );
        }
        let discord: serde_json::Value = serde_json::from_str(&told(Format::Discord).1).expect("JSON");
        assert_eq!(discord["allowed_mentions"]["parse"], json!([]));
    }
}
