/** An email as a file that mail programs open as a draft: both its texts, and its pictures inside it. */
import MailComposer from "nodemailer/lib/mail-composer";
import type { Piece } from "#contract/copy";
import { withPictures } from "#engine/copy/email/html";

/** A picture that travels inside a mail, and the words that go with it. */
export interface MailPicture {
  readonly bytes: Uint8Array;
  readonly type: "image/jpeg" | "image/png";
  readonly caption: string;
}

/** The home's first photo, the signer's face, the code that adds them in WeChat. */
export interface MailPictures {
  readonly photo: MailPicture | null;
  readonly portrait: MailPicture | null;
  readonly wechat: MailPicture | null;
}

interface EmlDraft {
  piece: Pick<Piece, "title" | "body" | "html" | "language">;
  /** Who sends it: the name, and the address where it is known. */
  sender: { name: string; email: string | null };
  pictures: MailPictures;
  date: Date;
  /** Of what made the words, for markets that ask for it; one line. */
  mark: string | null;
}

const places = ["photo", "portrait", "wechat"] as const;
/** Which part of the mail is meant. */
const idOf = (place: keyof MailPictures) => `${place === "photo" ? "home" : place}@listcast`;

/** The letter with its pictures, and those it has a place for as parts of its mail. */
export function letterWithParts(letter: string, pictures: MailPictures) {
  const named = (place: keyof MailPictures) =>
    pictures[place] && { src: `cid:${idOf(place)}`, caption: pictures[place].caption };
  const html = withPictures(letter, {
    photo: named("photo"),
    portrait: named("portrait"),
    wechat: named("wechat"),
  });
  const attachments = places.flatMap((place) => {
    const picture = pictures[place];
    if (picture === null || !html.includes(`cid:${idOf(place)}`)) return [];
    const { bytes, type } = picture;
    const filename = `${place === "photo" ? "home" : place}.${type === "image/png" ? "png" : "jpg"}`;
    const contentDisposition = "inline" as const;
    return [{ filename, contentType: type, content: Buffer.from(bytes), cid: idOf(place), contentDisposition }];
  });
  return { html, attachments };
}

/** The file's bytes. Nobody is named as its recipient. */
export async function emlOf({ piece, sender, pictures, date, mark }: EmlDraft): Promise<Uint8Array<ArrayBuffer>> {
  const message = new MailComposer({
    ...(sender.email === null ? {} : { from: { name: sender.name, address: sender.email } }),
    subject: piece.title ?? "",
    text: piece.body,
    ...(piece.html ? letterWithParts(piece.html, pictures) : {}),
    date,
    headers: {
      "Content-Language": piece.language,
      // Outlook opens it to be addressed and sent, not to be read
      "X-Unsent": "1",
      ...(sender.email === null ? {} : { "List-Unsubscribe": `<mailto:${sender.email}?subject=unsubscribe>` }),
      ...(mark === null ? {} : { "X-AIGC": mark }),
    },
    // nothing in a mail is read from our disk or fetched on its behalf
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return new Uint8Array(await message.compile().build());
}
