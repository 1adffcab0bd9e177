/** What kind of picture a brochure is, in the XMP of its file. */
import { compositeOf, sourceTypeRdf } from "#adapters/images/source-type";
import { escapeMarkup } from "#engine/text/escape-markup";

/**
 * Says it in the document's metadata. PDFKit sets the properties into that XML as they are, and "Harbour & Pine" would make all of it
 * unreadable: by the time it does so the properties themselves are written.
 */
export function saySource(doc: PDFKit.PDFDocument, synthetic: boolean): void {
  doc.appendXML(sourceTypeRdf(compositeOf(synthetic)));
  const end = doc.endMetadata.bind(doc);
  doc.endMetadata = () => {
    const { info } = doc;
    for (const key of ["Title", "Author", "Subject", "Creator", "Producer"] as const) {
      const value = info[key];
      if (value !== undefined) info[key] = escapeMarkup(value);
    }
    end();
  };
}
