import * as z from 'zod/mini';
import { CAPTION_STYLE_IDS } from '#contract/caption-styles.ts';
import { CATEGORIES, LANGUAGES, SUBSCRIPTIONS } from '#contract/catalogue.ts';

/** Schemas for the choices of the catalogue. */
export const Category = z.enum(CATEGORIES);
export const Language = z.enum(LANGUAGES);
export const CaptionStyleId = z.enum(CAPTION_STYLE_IDS);
export const Subscription = z.enum(SUBSCRIPTIONS);
