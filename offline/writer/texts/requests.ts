import type { Language } from '#contract/catalogue.ts';

/**
 * How prompts ask for a story before they say what it is about. German keeps the preposition, because the words after it
 * are inflected by it (`nominative.ts`).
 */
export const REQUESTS: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /^(?:hi|hello|hey|please|ok|okay)[,!]?\s+/iu,
    /^(?:please\s+)?(?:can|could|would|will) you\s+(?:please\s+)?/iu,
    /^i(?:’d| would)? (?:want|need|like)(?: you)?(?: to)?\s+(?=write|tell|make|create|hear|an? (?:\w+ )?(?:story|video))/iu,
    /^(?:write|tell|make|create|generate|give|compose|craft|produce|narrate|invent)(?: me| us)?\s+(?=about |(?:an?|the|some|this|my)\s+(?:[\p{L}\p{N}-]+[\s,]+){0,5}?(?:story|stories|tale|tales|video|script|narration)\s+(?:about|on|where|in which|featuring|explaining|called|titled|set)\s)/iu,
    /^(?:explain|describe|discuss|show(?: me| us)?|talk about)(?: to (?:me|us))?[:,]?\s+/iu,
    /^(?:(?:an?|the|some|this|my)\s+)?(?:[\p{L}\p{N}-]+[\s,]+){0,5}?(?:story|stories|tale|tales|video|script|narration)\s+(?:about|on|where|in which|featuring|explaining|called|titled|set)\s+/iu,
    /^(?:an?\s+)?(?:[\p{L}-]+\s+){0,2}(?:story|tale|video|script)\s+(?=for\s)/iu,
    /^about\s+/iu,
    /^(?:story|topic|subject|prompt|title)\s*:\s*/iu,
  ],
  es: [
    /^(?:por favor,?\s+)?(?:puedes\s+|podrías\s+)?(?:escribe|escríbeme|escribir|escribirme|cuenta|cuéntame|contar|contarme|crea|haz|hazme|genera|narra)\s+(?=(?:algo|una?|la|el)\s+(?:\p{L}+\s+)?(?:historia|relato|cuento|v[íi]deo|guion|sobre))/iu,
    /^(?:(?:una?|la|el)\s+)?(?:(?:breve|cort[oa]|pequeñ[oa])\s+)?(?:historia|relato|cuento|v[íi]deo|guion)\s+(?:(?:de miedo|de terror|breve|cort[oa]|divertid[oa])\s+)?(?:sobre|acerca de|en (?:la|el) que|donde)\s+/iu,
    /^(?:algo\s+)?(?:sobre|acerca de)\s+/iu,
    /^(?:explica|explícame|háblame de|cuéntame)\s+/iu,
  ],
  fr: [
    /^(?:s’il (?:te|vous) pla[iî]t,?\s+)?(?:peux-tu\s+|pouvez-vous\s+)?(?:écri(?:s|vez|re)|m’écrire|raconte[zr]?|me raconter|crée[zr]?|fais|faites|génère[zr]?)(?:[- ](?:moi|nous))?\s+(?=(?:une?|l’|la|le)\s*(?:\p{L}+\s+)?(?:histoire|récit|conte|vidéo))/iu,
    /^(?:(?:une?|la|le)\s+|l’)?(?:(?:petite?|courte?)\s+)?(?:histoire|récit|conte|vidéo)\s+(?:(?:drôle|courte?|effrayante?)\s+)?(?:sur|à propos d’|à propos de|où|dans (?:laquelle|lequel))\s*/iu,
    /^(?:explique|expliquez|parle|parlez)(?:[- ](?:moi|nous))?\s+(?!d[eu’])/iu,
  ],
  de: [
    /^(?:bitte\s+)?(?:kannst du\s+|könntest du\s+)?(?:mir\s+)?(?:schreib|erzähl|erstell|mach|generier)(?:e|en)?(?:\s+(?:mir|uns))?(?:\s+bitte)?\s+(?=(?:eine?|die|das|ein)\s+(?:\p{L}+\s+)?(?:geschichte|erzählung|märchen|video|kurzgeschichte))/iu,
    /^(?:eine?|die|das)\s+(?:\p{L}+e[sn]?\s+)?(?:geschichte|erzählung|märchen|video|kurzgeschichte)\s+(?=(?:über|von|vom)\s)/iu,
    /^(?:erklär(?:e)?|erzähl(?:e)?)\s+(?:mir|uns)?\s*(?:bitte)?[,\s]+(?=(?:warum|wie|was|wer|wo|wann|von|vom|über)\s)/iu,
  ],
};
