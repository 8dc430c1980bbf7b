import type { Language } from '#contract/catalogue.ts';

const oneOf = (stems: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${stems.trim().split(/\s+/u).join('|')})(?!\p{L})`, 'iu');

/** Any ending. */
const E = String.raw`\p{L}*`;

/** Words that mark a prompt as about suffering, death or violence, for which an invented tale would be out of place. */
const GRAVE: Readonly<Record<Language, RegExp>> = {
  en: oneOf(String.raw`suicid${E} self-harm${E} cancer${E} tumou?r${E} leuka?emia dementia alzheimer${E} miscarriage${E}
    stillb${E} funeral${E} mourn${E} griev${E} grief bereave${E} widow${E} orphan${E} dying died dies dead death${E} murder${E}
    killed killing kills killer${E} massacre${E} genocid${E} holocaust auschwitz terror(?:ist|ism)${E} war wars hostage${E}
    rape raped rapist${E} abus${E} molest${E} traffick${E} slave slaves slavery enslaved lynch${E} apartheid refugee${E}
    overdos${E} addict${E} anorexi${E} bulimi${E} depress(?:ion|ed) victim${E} hiroshima chernobyl earthquake${E} famine${E}
    shooting${E} execut(?:ed|ion)${E} tortur${E} pandemic${E} plague nagasaki titanic 9/11 bataclan lost\smy\s(?:mother|father|mom|mum|dad|son|daughter|baby|wife|husband|brother|sister)`),
  es: oneOf(String.raw`suicid${E} autolesi${E} cáncer${E} tumor${E} leucemia demencia alzhéimer alzheimer aborto${E} funeral${E}
    luto viud${E} huérfan${E} muert${E} muri${E} morir asesin${E} matar mató matado masacre${E} genocid${E} holocausto
    terroris${E} atentado${E} guerra${E} rehén rehenes violación violad${E} abus${E} maltrat${E} esclav${E} refugiad${E} sobredosis adicci${E}
    anorexia depresi${E} víctima${E} hiroshima chernóbil terremoto${E} hambruna${E} tiroteo${E} tortur${E} pandemia peste`),
  fr: oneOf(String.raw`suicid${E} cancer${E} tumeur${E} leucémie démence alzheimer fausse-couche funérailles obsèques deuil${E}
    veuf veuve${E} orphelin${E} mort morte morts mourir mourut décès décéd${E} meurtr${E} assassin${E} tué tuée tués tuer
    massacre${E} génocid${E} holocauste shoah terroris${E} attentat${E} guerre${E} otage${E} viol violée violée?s agress${E} maltrait${E}
    esclav${E} réfugié${E} overdose${E} addict${E} anorexi${E} dépress${E} victime${E} hiroshima tchernobyl séisme${E} famine${E}
    fusillade${E} tortur${E} pandémie peste`),
  de: oneOf(String.raw`suizid${E} selbstmord${E} krebs krebskrank${E} tumor${E} leukämie demenz${E} alzheimer fehlgeburt${E}
    beerdigung${E} begräbnis${E} trauer${E} witwe${E} waise${E} tod todes${E} tot tote toten toter stirbt starb sterben${E}
    mord morde ermord${E} mörder${E} getötet tötet töten massaker${E} völkermord${E} genozid${E} holocaust auschwitz terror${E}
    krieg${E} weltkrieg${E} geisel${E} vergewaltig${E} missbrauch${E} misshand${E} sklav${E} flüchtling${E} überdosis drogensucht spielsucht
    süchtig${E} magersucht depression${E} opfer${E} hiroshima tschernobyl erdbeben${E} hungersnot${E} amoklauf${E} folter${E}
    pandemie pest attentat${E} anschlag anschläge`),
};

/** English words that are everyday words of German, such as “war”. */
const ALSO_GERMAN = /(?<!\p{L})(?:wars?|dies)(?!\p{L})/giu;

/**
 * Whether a prompt, in any of our languages, is about something for which the demo writer has no tale. `language` is the
 * story’s.
 */
export const isGrave = (prompt: string, language: Language): boolean => {
  const asEnglish = language === 'de' ? prompt.replaceAll(ALSO_GERMAN, '') : prompt;
  const { en, ...others } = GRAVE;
  return en.test(asEnglish) || Object.values(others).some((words) => words.test(prompt));
};
