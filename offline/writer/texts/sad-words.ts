/** Words of sad prompts, for the English tales: only there do people laugh at what is quoted. */
export const SAD_WORDS =
  /\b(?:abus(?:e|ed|ive)|accident|addict(?:ed|ion)?|anxi(?:ety|ous)|bull(?:ied|ying)|cancer|cr(?:ied|y|ying)|dead|death|depress(?:ed|ion)|die[ds]?|divorced?|dying|fired|funeral|grie(?:f|ve|ving)|heartbr(?:eak|oken)|homeless|hospital|ill(?:ness)?|killed|lonely|loneliness|loss|lost|miscarriage|mourn(?:ing)?|murder(?:ed)?|orphan(?:s|ed)?|passed away|refugees?|sad(?:ness)?|sick(?:ness)?|sorrow|suicid(?:e|al)|tears|tragedy|tragic|unemployed|victims?|war|widow(?:er|ed)?)\b/iu;
