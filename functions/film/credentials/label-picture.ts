import { readFile, writeFile } from 'node:fs/promises';
import type { Disclosure } from '#functions/domain/credentials/disclosure.ts';

const APP1 = 0xe1;
const MARKER_BYTES = 2;
const LENGTH_BYTES = 2;
/** What begins a JPEG segment that holds XMP. */
const XMP_NAME = 'http://ns.adobe.com/xap/1.0/\0';
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/gu, (sign) => ESCAPES[sign] ?? sign);

const xmpOf = ({ sourceType, note }: Disclosure): string =>
  [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
    ' xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ' xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"',
    ` xmp:CreatorTool="Veilcast" Iptc4xmpExt:DigitalSourceType="${sourceType}">`,
    `<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escaped(note)}</rdf:li></rdf:Alt></dc:description>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="r"?>',
  ].join('');

/** Writes a disclosure into a JPEG as XMP, in its first segment. */
export const labelPicture = async (path: string, disclosure: Disclosure): Promise<void> => {
  const picture = await readFile(path);
  const body = Buffer.from(XMP_NAME + xmpOf(disclosure));
  const head = Buffer.from([0xff, APP1, 0, 0]);
  head.writeUInt16BE(body.length + LENGTH_BYTES, MARKER_BYTES);
  await writeFile(
    path,
    Buffer.concat([picture.subarray(0, MARKER_BYTES), head, body, picture.subarray(MARKER_BYTES)]),
  );
};
