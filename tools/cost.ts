import { pictureSwitch } from '#functions/wiring.ts';
import { PICTURES_USAGE, switchPictures } from './cost/switch-pictures.ts';

/**
 * `npm run cost -- pictures low`: the quality that new pictures are painted in, without a deployment. Works on the table of
 * `TABLE_NAME` with the caller's credentials, or the one at `AWS_ENDPOINT_URL_DYNAMODB`.
 */
const [command, word] = process.argv.slice(2);
const told = command === 'pictures' ? await switchPictures(pictureSwitch(), word) : undefined;

if (told === undefined) {
  console.error(`Usage: ${PICTURES_USAGE}`);
  process.exitCode = 2;
} else console.log(told);
