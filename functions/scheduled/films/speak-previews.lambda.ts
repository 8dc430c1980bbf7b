import { serveDuty } from '#functions/runtime/step/serve-duty.ts';
import { now } from '#functions/wiring/clock.ts';
import { media } from '#functions/wiring/media.ts';
import { narrator } from '#functions/wiring/providers.ts';
import { budgets, spendingRules } from '#functions/wiring/spending.ts';
import { voicePreviews } from '#functions/wiring/stores.ts';
import { speakPreviews } from './speak-previews.ts';

const ports = { narrator, voicePreviews, media, budgets, spendingRules, now };
export const handler = serveDuty(speakPreviews(ports));
