import * as z from 'zod/mini';
import { CAPTION_STYLES, CATEGORIES, LANGUAGES, SUBSCRIPTIONS } from './catalogue.ts';

/** The choices of the catalogue as they cross the wire. */
export const Category = z.enum(CATEGORIES);
export const Language = z.enum(LANGUAGES);
export const CaptionStyle = z.enum(CAPTION_STYLES);
export const Subscription = z.enum(SUBSCRIPTIONS);
