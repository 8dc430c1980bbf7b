import { get } from 'node:http';

/** The bytes on the wire when the server sends a file to a client that accepts only gzip. */
const gzippedSize = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.once('end', () => resolve(bytes));
      response.once('error', reject);
    }).once('error', reject);
  });

/** The sum for several files, each counted once. */
export const gzipOf = async (urls: readonly string[]): Promise<number> => {
  const sizes = await Promise.all([...new Set(urls)].map(gzippedSize));
  return sizes.reduce((sum, size) => sum + size, 0);
};
