import { serveStep } from '#functions/runtime/step/step.ts';
import { now } from '#functions/wiring/clock.ts';
import { media, fileStreams as streams } from '#functions/wiring/media.ts';
import { paying } from '#functions/wiring/spending.ts';
import { exports, packs, uploads, userData, videos } from '#functions/wiring/stores.ts';
import { packExportStep } from './pack-export.ts';

const ports = { ...paying, packs, exports, userData, videos, uploads, media, streams, now };
export const handler = serveStep(packExportStep(ports));
