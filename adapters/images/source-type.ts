/** What a picture, a brochure or a film of ours is, as machines read it: IPTC's digital source type, in XMP. */

/**
 * "composite": photos and words set together. "algorithmicallyEnhanced": a photo whose light and level a program corrected.
 * "compositeSynthetic": what shows something that is not there (furniture of a program for one), or speaks with a program's voice.
 */
type SourceType = "composite" | "algorithmicallyEnhanced" | "compositeSynthetic";

/** Of what is set together; `synthetic`: a part of it is no camera's and no person's. */
export const compositeOf = (synthetic: boolean): SourceType => (synthetic ? "compositeSynthetic" : "composite");

/** The part of a packet that says it. */
export const sourceTypeRdf = (type: SourceType): string =>
  `<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">
<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/${type}</Iptc4xmpExt:DigitalSourceType>
</rdf:Description>`;

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
/** The implicit label of GB 45438-2025, where readers of XMP look for it. */
const aigcRdf = (mark: string): string =>
  `<rdf:Description rdf:about="" xmlns:TC260="http://www.tc260.org.cn/ns/AIGC/1.0/">
<TC260:AIGC>${mark.replace(/[&<>]/gu, (sign) => escapes[sign] ?? sign)}</TC260:AIGC>
</rdf:Description>`;

/** An XMP packet that says it. `mark`: the field China asks for, as JSON; null: none is asked for. */
export const sourceTypeXmp = (type: SourceType, mark: string | null = null): string =>
  `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
${sourceTypeRdf(type)}${mark === null ? "" : aigcRdf(mark)}</rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
