/** An email as a file that mail programs open as a draft: both its texts, and the photo inside it. */
import MailComposer from "nodemailer/lib/mail-composer";
import type { Piece } from "#contract/copy";
import { withPhoto } from "#engine/copy/email/html";

interface EmlDraft {
  piece: Pick<Piece, "title" | "body" | "html" | "language">;
  /** Who sends it: the name, and the address where it is known. */
  sender: { name: string; email: string | null };
  /** The home's first photo as JPEG. */
  photo: { jpeg: Uint8Array; alt: string } | null;
  date: Date;
  /** Of what made the words, for markets that ask for it; one line. */
  mark: string | null;
}

const PHOTO_ID = "home@listcast";

/** The file's bytes. Nobody is named as its recipient. */
export async function emlOf({ piece, sender, photo, date, mark }: EmlDraft): Promise<Uint8Array<ArrayBuffer>> {
  const html = piece.html && withPhoto(piece.html, photo && { src: `cid:${PHOTO_ID}`, alt: photo.alt });
  const inside = photo !== null && html?.includes(`cid:${PHOTO_ID}`);
  const message = new MailComposer({
    ...(sender.email === null ? {} : { from: { name: sender.name, address: sender.email } }),
    subject: piece.title ?? "",
    text: piece.body,
    ...(html ? { html } : {}),
    ...(inside
      ? {
          attachments: [
            {
              filename: "home.jpg",
              contentType: "image/jpeg",
              content: Buffer.from(photo.jpeg),
              cid: PHOTO_ID,
              contentDisposition: "inline" as const,
            },
          ],
        }
      : {}),
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
