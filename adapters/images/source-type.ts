/** What a picture of ours is, as machines read it: IPTC's digital source type, in XMP. */

/**
 * "composite": photos and words set together. "algorithmicallyEnhanced": a photo whose light and level a program corrected.
 * "compositeSynthetic": what shows something that is not there, furniture of a program for one.
 */
type SourceType = "composite" | "algorithmicallyEnhanced" | "compositeSynthetic";

/** An XMP packet that says it and nothing else. */
export const sourceTypeXmp = (type: SourceType): string =>
  `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">
<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/${type}</Iptc4xmpExt:DigitalSourceType>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
