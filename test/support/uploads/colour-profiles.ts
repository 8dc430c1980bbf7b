const HEADER_BYTES = 128;
const TABLE_BYTES = 4;
const ENTRY_BYTES = 12;

/** Four-byte integers, big-endian. */
const longs = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeInt32BE(Math.round(value), 4 * index);
  return bytes;
};

const xyz = (...values: readonly number[]): Buffer =>
  Buffer.concat([Buffer.from('XYZ \0\0\0\0', 'latin1'), longs(...values.map((value) => value * 65_536))]);

const text = (value: string): Buffer => {
  const ascii = Buffer.from(`${value}\0`, 'latin1');
  return Buffer.concat([Buffer.from('desc\0\0\0\0', 'latin1'), longs(ascii.length), ascii, Buffer.alloc(80)]);
};

/** The exponent 2.2 as a fixed-point number, with eight bits before the point and eight after it. */
const gamma = Buffer.from('curv\0\0\0\0\0\0\0\u0001\u0002\u0033\0\0', 'latin1');
const WHITE = [0.9642, 1, 0.8249] as const;

/** An ICC profile with the primaries of Adobe RGB (1998), whose pure colours lie outside what screens can show. */
export const wideProfile = (): Buffer => {
  const tags = {
    desc: text('Wide'),
    wtpt: xyz(...WHITE),
    rXYZ: xyz(0.609_74, 0.311_11, 0.019_47),
    gXYZ: xyz(0.205_28, 0.625_67, 0.060_87),
    bXYZ: xyz(0.149_19, 0.063_22, 0.744_57),
    rTRC: gamma,
    gTRC: gamma,
    bTRC: gamma,
  };
  const entries: Buffer[] = [];
  const bodies: Buffer[] = [];
  let at = HEADER_BYTES + TABLE_BYTES + ENTRY_BYTES * Object.keys(tags).length;
  for (const [name, tag] of Object.entries(tags)) {
    const body = Buffer.concat([tag, Buffer.alloc(-tag.length & 3)]);
    entries.push(Buffer.from(name, 'latin1'), longs(at, tag.length));
    bodies.push(body);
    at += body.length;
  }
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32BE(at);
  header.writeUInt32BE(0x02_40_00_00, 8);
  header.write('mntrRGB XYZ ', 12, 'latin1');
  header.write('acsp', 36, 'latin1');
  longs(...WHITE.map((value) => value * 65_536)).copy(header, 68);
  return Buffer.concat([header, longs(Object.keys(tags).length), ...entries, ...bodies]);
};

/** A JPEG with an embedded colour profile. */
export const withProfile = (jpeg: Buffer, profile: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from('ICC_PROFILE\0\u0001\u0001', 'latin1'), profile]);
  const head = Buffer.from([0xff, 0xe2, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
};
