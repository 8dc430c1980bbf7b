const MARKUP = /<[^<>]*>|\$?%?\{[^{}]*\}/gu;
const SUSPECT = /[<>{}\\`|$]|%\w/u;

const LEADS = [
  /^(?:hi|hello|hey|please|ok|okay)[,!]?\s+/iu,
  /^(?:please\s+)?(?:can|could|would|will) you\s+(?:please\s+)?/iu,
  /^i(?:'d| would)? (?:want|need|like)(?: you)?(?: to)?\s+(?=write|tell|make|create|hear|see|have|an? |the )/iu,
  /^(?:please\s+)?(?:write|tell|make|create|generate|give|compose|craft|produce|narrate|invent|develop|do)(?: me| us)?\s+(?:up\s+)?(?=(?:an?|the|some|this|one|about|\d+|short|scary|funny|sad|\w+ (?:story|video))\b)/iu,
  /^(?:explain|describe|discuss|explore|imagine|show(?: me| us)?|teach(?: me| us)? about|talk about|hear|picture this)(?: to (?:me|us))?[:,]?\s+/iu,
  /^(?:an?|the|some|this|one|my)?\s*(?:[\p{L}\p{N}-]+[\s,]+){0,6}?(?:story|stories|tale|tales|video|videos|script|narration|legend|documentary|short film|film|piece|biography|facts?|history lesson|myth|narrative|essay|monologue)(?: for [\p{L} ]{1,24}?)?\s*(?:about|on|where|in which|featuring|explaining|showing|called|titled|entitled|following|set|:)+\s+/iu,
  /^(?:about|the story of|the tale of|the legend of|facts about|story|topic|subject|prompt|title)\s*[: ]\s*(?=\S)/iu,
];

/** A prompt without its request ("write a short story about …"); the rest stays as typed. */
export const withoutRequest = (prompt: string): string => {
  let text = prompt.trim();
  for (const lead of LEADS) {
    const rest = text.replace(lead, '').trim();
    if (rest !== '') text = rest;
  }
  return text;
};

/** A prompt without the markup around its words; undefined when there is nothing but markup. */
export const withoutMarkup = (prompt: string): string | undefined => {
  if (!SUSPECT.test(prompt)) return prompt;
  const outside = prompt.replace(MARKUP, ' ').replace(/\s+/gu, ' ').trim();
  if (SUSPECT.test(outside)) return undefined;
  return outside.split(' ').filter((word) => /^\p{L}{2,}/u.test(word)).length >= 3 ? outside : undefined;
};

/** The first sentence that says more than the request itself. */
export const firstSentence = (prompt: string): string => {
  const sentences = prompt.split(/(?<=[.!?…])\s+|\n+/u).map((part) => part.trim());
  const telling = sentences.map(withoutRequest).find((part, at) => {
    const isRequest = /^(?:please\s+)?(?:write|make|create|generate|tell|use|keep)\b/iu.test(
      sentences[at] ?? '',
    );
    return (
      part !== '' &&
      !(isRequest && part.split(' ').length < 2) &&
      !/^(?:an?|the)?\s*(?:[\w-]+ )*(?:story|video|script)[.!]?$/iu.test(part)
    );
  });
  return (telling ?? withoutRequest(prompt)).replace(/[.…!?,;:\s]+$/u, '');
};
