"""Writes the folder `replies/`: mails as real programs write replies, and beside them how each must be read.

Each program is a function that puts what somebody wrote and the mail before into the shape that it gives to them. The
rows below say who wrote what with which. `python -m server.correspondence.make_replies` (with `PYTHONPATH=tests`) writes
the folder anew.
"""

import base64
import html
import quopri
import textwrap
from collections.abc import Callable
from pathlib import Path

FOLDER = Path(__file__).parent / "replies"
TO = "play+clqdtrhn2wqbn3sviwrxhqeasbaaaclh2fbq4h5ckxc2o7mzmoga@play.example"
FROM = "Statecraft <table@play.example>"
ADA = "Ada Lövelace <ada@example.org>"

SIGNATURE = "-- "
BEFORE = {
    "en": """\
=-=-= Answer above this line, with numbers =-=-=

Hello Ada, it is your turn at your table of Globopolis.

Bo rolls 3 + 4: Brazil.
1. Cy takes 2 points.

Your Option Phase: allocate, develop, trade, or go on to the dice.
  [1] Buy 1 point
        Costs 5 EU.
  [2] Buy 2 points
        Costs 10 EU.
  [3] End the Option Phase
  [4] Transfer units between territories … (Which resource?)
  [4 1] water …
  [4 2] food …

You may make an offer.
  [7] Make an offer … (Which player?)

To answer, reply to this mail with the number in brackets, such as “1”. Several answers go on lines of their own or with “;” between them.

https://play.example/t/0123456789abcdef01234567

{signature}
The dice of this server are signed with the key whose fingerprint is af24 b4ed 4936 aa5f.
""",
    "de": """\
=-=-= Antwort bitte über diese Zeile, mit Zahlen =-=-=

Hallo Ada, du bist an deinem Tisch von Globopolis am Zug.

Bo würfelt 3 + 4: Brasilien.
1. Cy erhält 2 Punkte.

Deine Optionsphase: zuteilen, entwickeln, handeln oder weiter zum Würfeln.
  [1] 1 Punkt kaufen
        Kostet 5 EU.
  [2] 2 Punkte kaufen
        Kostet 10 EU.
  [3] Optionsphase beenden
  [4] Einheiten zwischen Ländern verschieben … (Welche Ressource?)
  [4 1] Wasser …
  [4 2] Nahrung …

Du kannst ein Angebot machen.
  [7] Ein Angebot machen … (Welcher Spieler?)

Zum Antworten diese Mail mit der Zahl in Klammern beantworten, etwa „1“. Mehrere Antworten stehen in eigenen Zeilen oder mit „;“ dazwischen.

https://play.example/t/0123456789abcdef01234567

{signature}
Die Würfel dieses Servers sind mit dem Schlüssel signiert, dessen Fingerabdruck af24 b4ed 4936 aa5f ist.
""",
}
BEFORE = {lang: text.replace("{signature}", SIGNATURE) for lang, text in BEFORE.items()}
SUBJECT = {"en": "Your turn: Globopolis", "de": "Du bist am Zug: Globopolis"}


def quoted(lang: str, mark: str = "> ") -> str:
    return "".join([f"{mark}{line}".rstrip() + "\n" for line in BEFORE[lang].splitlines()])


def wrapped(lang: str, mark: str = "> ") -> str:
    """Quoted by a program that breaks long lines and forgets the mark on what it broke off."""
    lines = []
    for line in BEFORE[lang].splitlines():
        lines += textwrap.wrap(mark + line, 72, drop_whitespace=False) or [mark]
    return "\n".join(lines) + "\n"


def in_html(text: str, element: str = "div") -> str:
    return "".join(
        [f"<{element}>{html.escape(line) or '<br>'}</{element}>" for line in text.splitlines()]
    )


def head(lang: str, subject: str = "", more: str = "") -> str:
    prefix = {"en": "Re: ", "de": "Re: "}[lang]
    named = subject or prefix + SUBJECT[lang]
    if not named.isascii():
        named = f"=?utf-8?B?{base64.b64encode(named.encode()).decode()}?="
    return (
        f"From: =?utf-8?Q?Ada_L=C3=B6velace?= <ada@example.org>\r\nTo: {FROM.split('<')[0]}<{TO}>\r\n"
        f"Subject: {named}\r\nDate: Tue, 4 May 2027 18:30:00 +0200\r\n"
        "In-Reply-To: <turn.1@play.example>\r\nReferences: <turn.1@play.example>\r\n"
        f"MIME-Version: 1.0\r\n{more}"
    )


def part(
    text: str, kind: str = "plain", charset: str = "utf-8", code: str = "quoted-printable"
) -> str:
    """A part of text in some charset and encoding."""
    data = text.replace("\n", "\r\n").encode(charset, "replace")
    flowed = "; format=flowed" if code == "flowed" else ""
    if code == "base64":
        body, code = base64.encodebytes(data).decode(), "base64"
    elif code == "quoted-printable":
        body = quopri.encodestring(data).decode()
    else:
        body, code = data.decode(charset), "8bit"
    return (
        f"Content-Type: text/{kind}; charset={charset}{flowed}\r\n"
        f"Content-Transfer-Encoding: {code}\r\n\r\n{body}"
    )


def both(plain: str, rich: str, mark: str, **shape: str) -> str:
    """Plain text and HTML side by side."""
    return (
        f'Content-Type: multipart/alternative; boundary="{mark}"\r\n\r\n--{mark}\r\n{part(plain, **shape)}\r\n'
        f"--{mark}\r\n{part(rich, 'html', **shape)}\r\n--{mark}--\r\n"
    )


# The programs.


def gmail(own: str, lang: str) -> str:
    said = {
        "en": "On Tue, May 4, 2027 at 9:15\u202fAM Statecraft <table@play.example> wrote:",
        "de": "Am Di., 4. Mai 2027 um 09:15\u00a0Uhr schrieb Statecraft <\ntable@play.example>:",
    }[lang]
    plain = f"{own}\n\n{said}\n\n{wrapped(lang)}"
    rich = (
        f'<div dir="ltr">{in_html(own)}</div><br><div class="gmail_quote gmail_quote_container">'
        f'<div dir="ltr" class="gmail_attr">{html.escape(said)}<br></div>'
        f'<blockquote class="gmail_quote" style="margin:0 0 0 .8ex">{in_html(BEFORE[lang])}</blockquote></div>'
    )
    return head(lang) + both(plain, rich, "000000000000a1b2c3", code="quoted-printable")


def gmail_html(own: str, lang: str) -> str:
    rich = (
        f'<div dir="auto">{in_html(own)}</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">'
        f'On Tue, 4 May 2027, 09:15 Statecraft wrote:<br></div><blockquote class="gmail_quote">'
        f"{in_html(BEFORE[lang])}</blockquote></div>"
    )
    return head(lang) + part(rich, "html", code="base64")


def outlook(own: str, lang: str) -> str:
    """Outlook on a desktop: no marks, the head of the mail before in four lines."""
    return head(lang, more="X-Mailer: Microsoft Outlook 16.0\r\n") + part(
        f"{own}\n\n{outlook_head(lang)}\n\n{BEFORE[lang]}", charset="windows-1252", code="base64"
    )


def outlook_head(lang: str) -> str:
    if lang == "en":
        return f"From: {FROM} \nSent: Tuesday, May 4, 2027 9:15 AM\nTo: {ADA}\nSubject: {SUBJECT[lang]}"
    return (
        f"Von: {FROM} \nGesendet: Dienstag, 4. Mai 2027 09:15\nAn: {ADA}\nBetreff: {SUBJECT[lang]}"
    )


def outlook_html(own: str, lang: str) -> str:
    """The same as HTML alone: paragraphs of a word processor, a line above the head."""
    heading = "".join(
        [
            f"<b>{line.partition(':')[0]}:</b>{html.escape(line.partition(':')[2])}<br>"
            for line in outlook_head(lang).splitlines()
        ]
    )
    rich = (
        '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0cm; '
        "font-size:11.0pt} --></style></head><body lang=DE><div class=WordSection1>"
        f"{''.join([f'<p class=MsoNormal>{html.escape(line)}<o:p>&nbsp;</o:p></p>' for line in own.splitlines()])}"
        '<p class=MsoNormal><o:p>&nbsp;</o:p></p><div style="border:none;border-top:solid #E1E1E1 1.0pt">'
        f"<p class=MsoNormal>{heading}</p></div>{in_html(BEFORE[lang], 'p')}</div></body></html>"
    )
    return head(lang) + part(rich, "html", charset="windows-1252")


def outlook_web(own: str, lang: str) -> str:
    plain = f"{own}\n________________________________\n{outlook_head(lang)}\n\n{BEFORE[lang]}"
    rich = (
        f'<html><body dir="ltr"><div class="elementToProof">{in_html(own)}</div><div id="appendonsend"></div>'
        f'<hr style="display:inline-block;width:98%"><div id="divRplyFwdMsg"><b>From:</b> Statecraft</div>'
        f"{in_html(BEFORE[lang])}</body></html>"
    )
    return head(lang) + both(plain, rich, "_000_AM9PR01MB", charset="iso-8859-1")


def outlook_web_html(own: str, lang: str) -> str:
    rich = (
        f'<html><body dir="ltr"><div class="elementToProof">{in_html(own)}</div><div id="appendonsend"></div>'
        f'<hr tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font><b>Von:</b> Statecraft<br><b>Betreff:</b> x</font></div>'
        f"{in_html(BEFORE[lang])}</body></html>"
    )
    return head(lang) + part(rich, "html", charset="iso-8859-1")


def outlook_phone(own: str, lang: str) -> str:
    below = {
        "en": "Get Outlook for iOS<https://aka.ms/o0ukef>",
        "de": "Outlook für Android<https://aka.ms/AAb9ysg> beziehen",
    }[lang]
    return head(lang) + part(
        f"{own}\n\n{below}\n________________________________\n{outlook_head(lang)}\n\n{BEFORE[lang]}",
        code="base64",
    )


def apple(own: str, lang: str) -> str:
    said = {
        "en": "> On 4. May 2027, at 09:15, Statecraft <table@play.example> wrote:\n> ",
        "de": "> Am 04.05.2027 um 09:15 schrieb Statecraft <table@play.example>:\n> ",
    }[lang]
    return head(lang, more="X-Mailer: Apple Mail (2.3774)\r\n") + part(
        f"{own}\n\n{said}\n{quoted(lang)}"
    )


def iphone(own: str, lang: str) -> str:
    below = {"en": "Sent from my iPhone", "de": "Von meinem iPhone gesendet"}[lang]
    said = {
        "en": "> On May 4, 2027, at 09:15, Statecraft <table@play.example> wrote:\n> \n> \ufeff",
        "de": "> Am 04.05.2027 um 09:15 schrieb Statecraft <table@play.example>:\n> \n> \ufeff",
    }[lang]
    return head(lang, more="X-Mailer: iPhone Mail (21F90)\r\n") + part(
        f"{own}\n\n{below}\n\n{said}{quoted(lang)}", code="base64"
    )


def iphone_html(own: str, lang: str) -> str:
    rich = (
        f'<html><head></head><body dir="auto">{in_html(own)}<div dir="ltr"><br id="lineBreakAtBeginningOfSignature">'
        "Von meinem iPhone gesendet</div>"
        '<div dir="ltr"><br><blockquote type="cite">Am 04.05.2027 um 09:15 schrieb Statecraft:<br><br></blockquote></div>'
        f'<blockquote type="cite"><div dir="ltr">{in_html(BEFORE[lang])}</div></blockquote></body></html>'
    )
    return head(lang) + part(rich, "html")


def thunderbird(own: str, lang: str) -> str:
    """Below what it quotes, as it comes."""
    said = {
        "en": "On 5/4/27 09:15, Statecraft wrote:",
        "de": "Am 04.05.27 um 09:15 schrieb Statecraft:",
    }
    return head(lang, more="User-Agent: Mozilla Thunderbird\r\n") + part(
        f"{said[lang]}\n{quoted(lang)}\n{own}\n\n-- \nAda, Tel. 0123 4567\n", code="flowed"
    )


def thunderbird_above(own: str, lang: str) -> str:
    said = {
        "en": "On 5/4/27 09:15, Statecraft wrote:",
        "de": "Am 04.05.27 um 09:15 schrieb Statecraft:",
    }
    return head(lang, more="User-Agent: Mozilla Thunderbird\r\n") + part(
        f"{own}\n\n-- \nAda, Tel. 0123 4567\n\n{said[lang]}\n{quoted(lang)}", charset="iso-8859-15"
    )


def thunderbird_html(own: str, lang: str) -> str:
    rich = (
        f'<html><body><p>{html.escape(own).replace(chr(10), "<br>")}</p><div class="moz-cite-prefix">Am 04.05.27 um 09:15 schrieb '
        f'Statecraft:<br></div><blockquote type="cite" cite="mid:turn.1@play.example"><pre>{html.escape(BEFORE[lang])}</pre>'
        '</blockquote><pre class="moz-signature" cols="72">-- \nAda 0123</pre></body></html>'
    )
    return head(lang) + part(rich, "html")


def between(own: str, lang: str) -> str:
    """In the middle of what is quoted, as people do who write mails in a terminal."""
    lines = quoted(lang).splitlines()
    text = "\n".join([*lines[:14], "", own, "", *lines[14:]])
    return head(lang, more="User-Agent: Mutt/2.2.12\r\n") + part(
        f"On Tue, May 04, 2027 at 09:15:00AM +0200, Statecraft wrote:\n{text}\n"
    )


def k9(own: str, lang: str) -> str:
    said = {
        "en": "On 4 May 2027 09:15:00 CEST, Statecraft <table@play.example> wrote:",
        "de": "Am 4. Mai 2027 09:15:00 MESZ schrieb Statecraft <table@play.example>:",
    }[lang]
    below = {
        "en": "-- \nSent from my Android device with K-9 Mail. Please excuse my brevity.",
        "de": "-- \nDiese Nachricht wurde von meinem Android-Gerät mit K-9 Mail gesendet.",
    }[lang]
    return head(lang) + part(f"{own}\n\n{said}\n{quoted(lang, '>')}\n{below}\n")


def gmx(own: str, lang: str) -> str:
    """GMX and web.de in a browser: a head as HTML, and no marks."""
    rich = (
        f'<html><head></head><body><div style="font-family: Verdana;font-size: 12.0px;">{in_html(own)}<div>&nbsp;'
        '<div name="quote" style="margin:10px 5px 5px 10px; padding: 10px 0 10px 10px; border-left:2px solid #C3D9E5;">'
        "<div><b>Gesendet:</b>&nbsp;Dienstag, 04. Mai 2027 um 09:15 Uhr<br/><b>Von:</b>&nbsp;Statecraft &lt;table@play.example&gt;<br/>"
        f"<b>An:</b>&nbsp;ada@example.org<br/><b>Betreff:</b>&nbsp;{SUBJECT[lang]}</div>"
        f'<div name="quoted-content">{in_html(BEFORE[lang])}</div></div></div></div></body></html>'
    )
    return head(lang) + part(rich, "html")


def gmx_plain(own: str, lang: str) -> str:
    return head(lang) + part(
        f"{own}\n\nGesendet: Dienstag, 04. Mai 2027 um 09:15 Uhr\nVon: {FROM}\nAn: ada@example.org\n"
        f"Betreff: {SUBJECT[lang]}\n\n{BEFORE[lang]}",
        charset="iso-8859-1",
    )


def webde_app(own: str, lang: str) -> str:
    below = {
        "en": "--\nSent with the WEB.DE Mail App",
        "de": "-- \nGesendet mit der WEB.DE Mail App",
    }
    return head(lang) + part(
        f"{own}\n{below[lang]}\n\nAm 04.05.27, 09:15, schrieb Statecraft <table@play.example>:\n{BEFORE[lang]}",
        code="base64",
    )


def gmx_app(own: str, lang: str) -> str:
    return head(lang) + part(
        f"{own}\n\nDiese Nachricht wurde von meinem Android Mobiltelefon mit GMX Mail gesendet.\n"
        f"Am 04.05.27, 09:15 schrieb Statecraft <table@play.example>:\n\n{quoted(lang)}"
    )


def samsung(own: str, lang: str) -> str:
    below = {"en": "Sent from my Galaxy", "de": "Von meinem/meiner Galaxy gesendet"}[lang]
    mark = {
        "en": "-------- Original message --------",
        "de": "-------- Ursprüngliche Nachricht --------",
    }
    names = {"en": ("From", "Date", "To", "Subject"), "de": ("Von", "Datum", "An", "Betreff")}[lang]
    values = (FROM, "04.05.27  09:15  (GMT+01:00)", ADA, SUBJECT[lang])
    heading = "\n".join([f"{name}: {value} " for name, value in zip(names, values, strict=True)])
    return head(lang) + part(
        f"{own}\n\n\n{below}\n\n\n{mark[lang]}\n{heading}\n\n{BEFORE[lang]}", code="base64"
    )


def yahoo(own: str, lang: str) -> str:
    said = {
        "en": "On Tuesday, May 4, 2027 at 09:15:00 AM GMT+2, Statecraft <table@play.example> wrote:  ",
        "de": "Am Dienstag, 4. Mai 2027 um 09:15:00 MESZ hat Statecraft <table@play.example> Folgendes geschrieben:  ",
    }[lang]
    before = textwrap.indent(BEFORE[lang], " ")
    plain = f" {own}\n\n    {said}\n \n {before}\n  "
    rich = (
        f'<html><body><div class="ydp1yahoo-style-wrap">{in_html(own)}</div><div id="ydp2yahoo_quoted_1" class="yahoo_quoted">'
        f"<div>{html.escape(said)}</div>{in_html(BEFORE[lang])}</div></body></html>"
    )
    return head(lang) + both(plain, rich, "----=_Part_1_2.3", charset="utf-8")


def yahoo_app(own: str, lang: str) -> str:
    return head(lang) + part(
        f"{own}\n\nYahoo Mail: Search, Organize, Conquer \n \n  On Tue, May 4, 2027 at 9:15, "
        f"Statecraft<table@play.example> wrote:   {BEFORE[lang]}  \n"
    )


def proton(own: str, lang: str) -> str:
    return head(lang) + part(
        f"{own}\n\nSent with [Proton Mail](https://proton.me/mail/home) secure email.\n\n"
        f"On Tuesday, May 4th, 2027 at 9:15 AM, Statecraft <table@play.example> wrote:\n\n{quoted(lang)}"
    )


def bare(own: str, lang: str) -> str:
    return head(lang) + part(f"{own}\n")


def nothing_said(own: str, lang: str) -> str:
    """A mail without any head of its kind: letters as they come."""
    return (
        head(lang).replace("MIME-Version: 1.0\r\n", "")
        + "\r\n"
        + own.replace("\n", "\r\n")
        + "\r\n"
    )


def passed_on(own: str, lang: str) -> str:
    """Forwarded to our address instead of answered."""
    mark = {
        "en": "---------- Forwarded message ---------",
        "de": "---------- Weitergeleitete Nachricht ---------",
    }[lang]
    prefix = {"en": "Fwd: ", "de": "WG: "}[lang]
    return head(lang, prefix + SUBJECT[lang]) + part(
        f"{own}\n\n{mark}\nFrom: {FROM}\nDate: Tue, May 4, 2027 at 9:15 AM\n"
        f"Subject: {SUBJECT[lang]}\nTo: {ADA}\n\n{BEFORE[lang]}"
    )


def with_picture(own: str, lang: str) -> str:
    """With the picture of the board that came in the mail before, and a file that is not ours to read."""
    picture = base64.encodebytes(bytes(range(64)) * 4).decode()
    return (
        head(lang)
        + 'Content-Type: multipart/mixed; boundary="mixed"\r\n\r\n--mixed\r\n'
        + part(f"{own}\n\nAm 04.05.27 um 09:15 schrieb Statecraft:\n{quoted(lang)}")
        + '\r\n--mixed\r\nContent-Type: text/plain; name="notes.txt"\r\n'
        'Content-Disposition: attachment; filename="notes.txt"\r\n\r\n1\r\n2\r\n'
        f"--mixed\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\n{picture}\r\n--mixed--\r\n"
    )


def away(own: str, lang: str) -> str:
    subject = {"en": "Automatic reply: ", "de": "Automatische Antwort: "}[lang] + SUBJECT[lang]
    more = "Auto-Submitted: auto-replied\r\nX-Auto-Response-Suppress: All\r\n"
    return head(lang, subject, more) + part(own)


def away_unmarked(own: str, lang: str) -> str:
    """By a program that says so in its subject alone."""
    return head(lang, {"en": "Out of Office Re: ", "de": "Abwesenheitsnotiz: "}[lang] + "x") + part(
        own
    )


def vacation(own: str, lang: str) -> str:
    return head(lang, more="Precedence: bulk\r\nX-Autoreply: yes\r\n") + part(own)


def by_list(own: str, lang: str) -> str:
    return head(lang, more="List-Id: <friends.example.org>\r\nPrecedence: list\r\n") + part(own)


def returned(own: str, lang: str) -> str:
    """A mail server cannot deliver (RFC 3464)."""
    return (
        "From: MAILER-DAEMON@mx.example.org (Mail Delivery System)\r\n"
        f"To: {TO}\r\nSubject: Undelivered Mail Returned to Sender\r\nMIME-Version: 1.0\r\n"
        'Content-Type: multipart/report; report-type=delivery-status; boundary="report"\r\n\r\n'
        f"--report\r\n{part(own)}\r\n--report\r\nContent-Type: message/delivery-status\r\n\r\n"
        "Reporting-MTA: dns; mx.example.org\r\n\r\nFinal-Recipient: rfc822; ada@example.org\r\n"
        "Action: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 5.1.1 No such user\r\n\r\n"
        "--report\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: <turn.1@play.example>\r\n"
        "To: ada@example.org\r\n\r\n--report--\r\n"
    )


Client = Callable[[str, str], str]
#: Who wrote what with which program in which language, and how it must be read.
ROWS: tuple[tuple[Client, str, str, str], ...] = (
    (gmail, "en", "3", "3"),
    (gmail, "de", "3", "3"),
    (gmail, "en", "1; 3; 2", "1; 3; 2"),
    (gmail, "de", "Hallo zusammen,\n\n1\n4 2 20\n\nViele Grüße\nAda (0171 123456)", "1; 4 2 20"),
    (gmail_html, "en", "2", "2"),
    (gmail_html, "de", "4 1", "4 1"),
    (outlook, "en", "3", "3"),
    (outlook, "de", "1, 3", "1; 3"),
    (outlook, "de", "3.\n\nMit freundlichen Grüßen\nAda Lövelace\nWeg 7\n12345 Berlin", "3"),
    (outlook_html, "en", "3", "3"),
    (outlook_html, "de", "1\n3", "1; 3"),
    (outlook_web, "en", "[3]", "3"),
    (outlook_web, "de", "3!", "3"),
    (outlook_web_html, "en", "7", "7"),
    (outlook_web_html, "de", "2\n3", "2; 3"),
    (outlook_phone, "en", "3", "3"),
    (outlook_phone, "de", "1;3", "1; 3"),
    (apple, "en", "3", "3"),
    (apple, "de", "zurück", "undo"),
    (iphone, "en", "3", "3"),
    (iphone, "de", "4 1 20", "4 1 20"),
    (iphone, "de", "Hilfe", "help"),
    (iphone_html, "de", "3", "3"),
    (thunderbird, "en", "3", "3"),
    (thunderbird, "de", "1\n2\n3", "1; 2; 3"),
    (thunderbird_above, "en", "3", "3"),
    (thunderbird_above, "de", "3", "3"),
    (thunderbird_html, "de", "2", "2"),
    (thunderbird_html, "en", "1\n3", "1; 3"),
    (between, "en", "3", "3"),
    (between, "de", "4 1; 3", "4 1; 3"),
    (k9, "en", "3", "3"),
    (k9, "de", "3", "3"),
    (gmx, "de", "3", "3"),
    (gmx, "en", "1; 2", "1; 2"),
    (gmx_plain, "de", "3", "3"),
    (gmx_app, "de", "1\n3\nLG", "1; 3"),
    (webde_app, "de", "3", "3"),
    (webde_app, "en", "2", "2"),
    (samsung, "en", "3", "3"),
    (samsung, "de", "7", "7"),
    (yahoo, "en", "3", "3"),
    (yahoo, "de", "1\n3", "1; 3"),
    (yahoo_app, "en", "3", "3"),
    (proton, "en", "3", "3"),
    (bare, "en", "Option 3", "3"),
    (bare, "de", "Antwort: 3", "3"),
    (bare, "en", "concede", "concede"),
    (bare, "de", "Aufgeben 4711", "concede 4711"),
    (bare, "en", "\u200b3\u00a0", "3"),
    (nothing_said, "en", "3", "3"),
    (with_picture, "de", "3", "3"),
    (passed_on, "en", "3", "3"),
    # Nothing that is sure.
    (passed_on, "de", "", "nothing"),
    (gmail, "en", "", "nothing"),
    (iphone, "en", "Thanks, I will look at it tonight!", "nothing"),
    (outlook, "en", "I think 3 or maybe 4?", "unclear"),
    (outlook_web, "de", "nicht 3, sondern 4", "unclear"),
    (gmail, "de", "3\nHalt, doch nicht!", "unclear"),
    (thunderbird, "en", "[3] End the Option Phase", "unclear"),
    (bare, "en", "1. 3\n2. 4", "unclear"),
    (bare, "de", "3.5.2027", "unclear"),
    (bare, "en", "40 EU to Ada for Japan", "unclear"),
    (bare, "de", "³", "unclear"),
    # What nobody wrote.
    (away, "en", "I am out of the office until 3 May.\n1", "automatic"),
    (away, "de", "Ich bin bis zum 3. Mai nicht im Büro.\n3", "automatic"),
    (away_unmarked, "en", "3", "automatic"),
    (away_unmarked, "de", "3", "automatic"),
    (vacation, "en", "3", "automatic"),
    (by_list, "de", "3", "automatic"),
    (returned, "en", "3", "report"),
)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.eml"):
        old.unlink()
    table = ["# name = how it must be read"]
    for number, (client, lang, own, reading) in enumerate(ROWS, start=1):
        name = f"{number:02}-{client.__name__.replace('_', '-')}-{lang}"
        (FOLDER / f"{name}.eml").write_bytes(client(own, lang).encode("utf-8"))
        table.append(f'{name} = "{reading}"')
    (FOLDER / "readings.toml").write_text("\n".join(table) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
