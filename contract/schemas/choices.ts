import * as z from 'zod/mini';
import { CAPTION_STYLE_IDS, DEFAULT_CAPTION_STYLE } from '#contract/caption-styles.ts';
import { CATEGORIES, LANGUAGES, SUBSCRIPTIONS } from '#contract/catalogue.ts';
import { WITHHELD } from '#contract/withheld.ts';
import { openSet } from './open-set.ts';

/** Schemas for the choices in the catalogue. */
export const Category = z.enum(CATEGORIES);
export const Language = z.enum(LANGUAGES);
export const CaptionStyleId = z.enum(CAPTION_STYLE_IDS);
export const Subscription = z.enum(SUBSCRIPTIONS);
export const Withheld = z.enum(WITHHELD);
/**
 * The same choices, as they appear in replies. A page loaded before a choice was added shows a neutral choice
 * instead.
 */
export const NamedCategory = openSet(CATEGORIES, 'General');
export const NamedLanguage = openSet(LANGUAGES, 'en');
export const NamedCaptionStyle = openSet(CAPTION_STYLE_IDS, DEFAULT_CAPTION_STYLE);
export const NamedPlan = openSet(SUBSCRIPTIONS, 'custom');
export const NamedWithheld = openSet(WITHHELD, 'other');
export type NamedPlan = z.infer<typeof NamedPlan>;
