import type { Language } from '#contract/catalogue.ts';

const oneOf = (stems: string, flags = 'iu'): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${stems.trim().split(/\s+/u).join('|')})(?!\p{L})`, flags);

/** Any ending. */
const E = String.raw`\p{L}*`;

/** Living beings; next to one of them, “dead” and “killer” are meant literally. */
const PERSON = String.raw`m[ae]n|wom[ae]n|child(?:ren)?|kids?|boys?|girls?|bab(?:y|ies)|people|bod(?:y|ies)|mother|father|parents?|m[uo]m|dad|grand\p{L}+|uncle|aunt|twin|son|daughter|brother|sister|wife|husband|friends?|students?|migrants?|miners?|pets?|soldiers?|sailors?|bride|poets?|nurses?|doctors?|cops?|clowns?|dogs?|cats?|birds?|horses?`;

/**
 * Words that show that a prompt is about suffering, death or violence, for which an invented tale would be out of
 * place.
 */
const GRAVE: Readonly<Record<Language, RegExp>> = {
  en: oneOf(String.raw`surviv(?:ors?|ed\sthe) plantations? icebergs? lifeboats? cannibal${E} (?:with|brought)\sguns? kigali coal\stip${E} molasses\sflood${E}
    (?:stopped|stops|won[’']t|refuses\sto)\s(?:eat|eating)(?!\s(?:sugar|bread|meat|pizza|carbs|at)) without\s(?:my|his|her)\s(?:dad|mom|mum|mother|father|son|daughter|wife|husband|brother|sister)
    burn(?:ed|t)\sdown black\swall\sstreet telegraph\soperator harriet\stubman hid\s(?:in|from)\s(?:\p{L}+\s){1,4}for\s\d+\s(?:days|months|years)
    (?:beat|beats|hit|hits)\sme OD[’']?e?d (?:jack\sthe|the\s\p{L}+)\sripper flight\s571 (?:\d+|people|bodies|children|migrants)\s(?:people\s|bodies\s)?found\sin trapped\s(?:in|under|below)
    suicid${E} self-harm${E} cancer${E} tumou?r${E} leuka?emia dementia alzheimer${E} miscarriage${E} stillb${E}
    funeral${E} mourn${E} griev${E} grief bereave${E} widow${E} orphan${E} dying died dies death${E} murder${E}
    killed killing kills massacre${E} genocid${E} holocaust auschwitz terror(?:ist|ism)${E} war wars
    hostage${E} kidnap${E} rape raped rapist${E} abus${E} molest${E} traffick${E} slave slaves slavery enslaved lynch${E} apartheid
    refugee${E} overdos${E} addict${E} anorexi${E} bulimi${E} depress(?:ion|ed) victim${E} hiroshima chernobyl
    earthquake${E} famine${E} shooting${E} execut(?:ed|ion)${E} tortur${E} pandemic${E} plague nagasaki titanic 9/11
    bataclan ann?[ae]\sfrank dachau buchenwald treblinka sobibor bergen-belsen mauthausen guernica oradour verdun
    rwanda gaza hindenburg lusitania grenfell hurricane\skatrina sinking\sof\sthe ku\sklux\sklan
    (?:challenger|beirut)\sexplosion explosi(?:o|ó)n\s(?:\p{L}+\s)?(?:challenger|beirut|beyrouth) concorde\scrash
    coma\s(?:patient|victim)${E} (?:in|into|from)\s(?:a|his|her)\scoma life\ssupport intensive\scare brain\sdamage${E}
    (?:has|had|having|suffered|after)\s(?:a|his|her)\sstroke(?!\sof) paraly[sz]ed homeless${E} racis[mt]${E} opioid${E} heroin
    missing\s(?:child|children|girls?|boys?|persons?|people|women) house\sfires? human\sremains
    dead(?!\s\p{L}) dead\s(?:(?:\p{L}+\s)?(?:${PERSON})|in|on|at|or|and|after|since|for) the\sdead\sof(?!\snight)
    killers?(?!\s\p{L}) killers?\s(?:${PERSON}|in|of|on|at|who|is|was|and|from|next|among) serial\skill${E}
    mass\sgraves? born\stoo\searly
    los(?:t|es?|ing)\s(?:my|his|her|our|their)\s(?:mother|father|mom|mum|dad|parents|son|daughter|child|baby|wife|husband|brother|sister|twin|grandmother|grandfather|grandma|grandpa)
    pass(?:ed|es|ing)\saway passing\sof\s(?:my|our|his|her|their) obituar${E} eulog${E}
    (?:grand\p{L}+|mom|mum|mother|father|dad|brother|sister|son|daughter|baby|friend|dog|cat|he|she)\s(?:is|went|has\sgone)\s(?:now\s|up\s)?(?:in|to)\sheaven
    no\slonger\swith\sus heart\sattack${E} terminal(?:ly)?\sill${E} hospice${E} palliative chemo chemotherap${E}
    parkinson${E} ptsd schizophren${E} abortion${E} eating\sdisorder${E}
    (?:domestic|sexual|gun|gang|police)\s(?:violence|abuse|assault${E}) bull(?:ying|ied) cyberbull${E}
    child\s(?:soldier|labou?r|marriage)${E}
    (?:friend|brother|sister|father|mother|dad|mom|mum|son|daughter|cousin|uncle|aunt|husband|wife|neighbou?r|boy|girl|man|woman|child|kid|teacher|student|students|president|kennedy|lennon|lincoln|gandhi|someone|people|who|he|she)\s(?:was|were|got|gets|is|are)\sshot(?!\s(?:in|on|at|for|with))
    shot\s(?:dead|and\skilled|by\s(?:the\s)?(?:police|an?|his|her|their)) shot\s(?:himself|herself|themselves)
    stabb(?:ed|ing${E}) strangl${E} behead${E} assassin${E} atomic\sbomb${E} nuclear\s(?:bomb|war|attack)${E}
    hydrogen\sbomb${E} car\sbomb${E} (?<!photo[-\s])bombing${E} (?:was|were|been|being)\sbombed bombardment${E}
    air\s?(?:raid|strike)${E} the\sblitz napalm nazi${E} hitler gulag${E} pogrom${E} ethnic\scleansing srebrenica
    (?:concentration|death|extermination|internment|refugee)\scamps? columbine(?!\s(?:flower|plant|seed)) sandy\shook
    aberfan my\slai wounded\sknee trail\sof\stears hillsborough lockerbie piper\salpha triangle\sshirtwaist
    heysel kursk\ssubmarine exxon\svaldez deepwater\shorizon halabja nanking nanjing holodomor katyn babi\syar lidice
    tulsa\s(?:1921|race) waco\s(?:1993|siege) oklahoma\scity\s(?:1995|bombing) boston\smarathon\s(?:2013|bomb${E})
    rana\splaza dhaka\sfactory sewol estonia\sferry costa\sconcordia halifax\sexplosion johnstown\sflood pompeii\svictims
    residential\sschools? stolen\sgenerations? middle\spassage chained\safricans? rohingya${E} uyghurs? darfur biafra
    khmer\srouge pol\spot stalin${E} mengele unit\s731 comfort\swomen witch\s(?:trials?|burnings?|hunts?) salem\switch${E}
    towers\s(?:fell|fall|came\sdown|collapsed?) nuclear\s(?:accident|disaster|meltdown)${E} smallpox ebola cholera
    tuberculosis leprosy polio spanish\sflu black\sdeath serial\srapist${E} burn(?:ed|t|ing)\s(?:at\sthe\sstake|alive)
    (?:plane|flight|airliner|jet|boat|ship|submarine)\s(?:that\s|which\s)?(?:vanish|disappear|went\sdown|sank|explod|was\sshot\sdown)${E}
    utoya utøya tlatelolco tiananmen ayotzinapa bloody\ssunday bhopal jonestown contergan emmett\still september\s11(?:th)? twin\stowers
    (?:plane|air|car|train|bus|motorbike|bike|boat|ferry|helicopter)\s(?:crash|accident|disaster)${E}
    (?:crash|disappearance)\sof\s(?:the\s)?flight germanwings mh370 fukushima challenger\sdisaster
    drowned?\s(?:child|kid|boy|girl|man|woman|people|refugee|migrant)${E}
    (?:child|children|kids|boy|girl|son|daughter|brother|sister|man|woman|people|migrants|refugees)\s(?:who\s)?drown${E}
    tsunami${E} covid${E} coronavirus${E} starvation starved\sto deport${E} migrant\s(?:boat|crisis|death)${E}
    soldiers?\s(?:in|from)\s(?:ukraine|gaza|iraq|afghanistan|vietnam) (?:last|final)\sdays\sof\sa\ssoldier
    (?:flee|flees|fled|fleeing|escape|escaped|escaping)\s(?:from\s)?(?:my|his|her|an?)\s(?:abusive\s|violent\s)?(?:husband|wife|partner|boyfriend|father|ex)
    (?:flee|flees|fled|fleeing|escape|escaped|escaping)\s(?:from\s)?(?:syria|ukraine|gaza|afghanistan|iraq|sudan|eritrea|north\skorea|violence|persecution)`),
  es: oneOf(String.raw`sobrevivi(?:ó|eron|entes?) superviv${E} atrapad[oa]s? erupci[oó]n mozote caucheros putumayo encadenad${E} hambre\sque choque\sde\s(?:dos\s)?(?:trenes|aviones|jumbos)
    buscando\sa\ssus\shij[oa]s caníbal${E} (?:me|nos)\s(?:pegaba|golpeaba|pegó)
    viruela cólera sarampión lepra poliomielitis ébola gripe\sespañola cromañón alc[àa]sser armero
    omayra atocha once\sde\smarzo los\srodeos caravana\sde\sla\smuerte accidente\snuclear
    vuelos?\sde\sla\smuerte malvinas paracuellos badajoz\s1936 casas\sviejas ayotzinapa acteal
    (?:avión|vuelo|barco|submarino)\s(?:que\s|de\slos\s\p{L}+\s|\p{L}+\s){0,4}(?:cayó|desapareció|estrell${E}|hundi${E}) quemad[oa]s?\s(?:viv[oa]s?|en\sla\shoguera)
    quema\sde\s(?:brujas|herejes) inquisición bomba\sque\s(?:borró|cayó|destruyó)
    en\scoma secuestr${E} l[oa]s\sdesaparecid[oa]s (?:niñ[oa]s?|personas?)\sdesaparecid[oa]s?
    (?:personas|gente)\ssin\s(?:hogar|techo)
    matanza${E} suicid${E} autolesi${E} cáncer${E} tumor${E} leucemia demencia alzhéimer alzheimer aborto${E} funeral${E} luto
    viud${E} huérfan${E} muert${E} muri${E} morir asesin${E} matar mató(?!\sgrosso) matado masacre${E} genocid${E}
    holocausto terroris${E} atentado${E} guerra${E} rehén rehenes violación violad${E} abus${E} maltrat${E} esclav${E}
    refugiad${E} sobredosis adicci${E} anorexia depresi${E} víctima${E} hiroshima chernóbil terremoto${E} hambruna${E}
    tiroteo${E} tortur${E} pandemia peste falle(?:c|z)${E} entierro${E} velatorio${E}
    perd(?:í|ió|imos|ieron)\sa\s(?:mi|su|nuestr[oa])\s(?:madre|padre|mamá|papá|hij[oa]|herman[oa]|abuel[oa]|marido|espos[oa]|mujer|bebé|pareja)
    (?:abuel[oa]|madre|padre|mamá|papá|herman[oa]|hij[oa]|tí[oa]|bebé|perr[oa]|gat[oa])\s(?:ya\s)?(?:se\sfue|está|subió|partió|se\sha\sido)\s(?:al|en\sel)\scielo
    infarto${E} quimio quimioterapia destripador vuelo\s571 (?:madres|abuelas)\sde\s(?:la\s)?plaza\sde\smayo terminal\sde eutanasia parkinson
    trastornos?\s(?:alimenti|alimentari|de\sla\s(?:conducta|alimentación))${E} acoso\s(?:escolar|sexual|laboral) bullying
    violencia\s(?:de\sgénero|doméstica|machista|sexual|familiar|vicaria) feminicid${E} apuñal${E} fusilad${E}
    fusilamient${E} ahorcad${E} trata\sde\s(?:personas|mujeres) bombas?\s(?:atómica|nuclear)${E} bombarde${E}
    ataques?\s(?:terrorista|aéreo)s? nazi${E} hitler campos?\sde\s(?:concentración|exterminio|refugiados) deportad${E}
    deportacion${E}
    accidentes?\s(?:de\s(?:avión|coche|auto|carro|tráfico|tránsito|tren|moto|autobús|bus|helicóptero|barco)|aére|ferroviari|mortal|nuclear)${E}
    tragedia\s(?:aérea|de\slos\sandes)
    (?:niñ[oa]s?|hombres?|mujer|mujeres|migrantes?|personas|hij[oa]s?)\s(?:(?:que\s)?se\s)?ahog${E}
    ahogad[oa]s?\sen\sel\s(?:mar|río|mediterráneo) tsunami${E} maremoto${E} covid${E} coronavirus
    (?:huir|huye|huyen|huyó|huyendo|huida|escapar|escapó)\sde\s(?:su|mi|un)\s(?:marido|esposo|pareja|novio|padre|ex|maltratador)
    (?:huir|huye|huyen|huyó|huyendo|huida|escapar|escapó)\s(?:de|desde)\s(?:siria|ucrania|gaza|afganistán|irak|venezuela|corea\sdel\snorte)`),
  fr: oneOf(String.raw`rescapée?s? survivante?s? barrage\squi\sa\scédé malpasset cannibal${E} (?:dernier\svol|tombée?)\s(?:du\sconcorde|sur\sun) (?:me|m[’'])\s?(?:battait|frappait|a\sfrappée?)
    tueri${E} choléra variole lèpre poliomyélite ebola grippe\sespagnole lac-mégantic courrières
    polytechnique\sà\smontréal petit\sgrégory charlie\shebdo charonne jetés?\sdans\sla\sseine oradour drancy izieu
    fourmies furiani heysel mont-sainte-odile bûcher${E} brûlée?s?\s(?:vive?s?|sur) dragonnades vendée\s1793
    (?:journal|rédaction|dessinateurs?)\ssatirique${E} hyper\s?cacher promenade\sdes\sanglais
    (?:avion|vol|bateau|navire|sous-marin|train)\s(?:qui\s)?(?:a|est|s[’']est)\s(?:disparu|écrasé|coulé|explosé|détruit|déraillé)
    le\scrash\s(?:du|de|d[’']|à) esclavage traite\s(?:des\snoirs|négrière)
    le\scoma les\sdisparue?s sans-abri${E} enlèvement${E} racis${E}
    suicid${E} cancer${E} tumeur${E} leucémie démence alzheimer fausse-couche funérailles obsèques deuil${E} veuf
    veuve${E} orphelin${E} mort morte morts mourir mourut décès décéd${E} meurtr${E} assassin${E} tué tuée tués tuer
    massacre${E} génocid${E} holocauste shoah terroris${E} attentat${E} guerre${E} otage${E} viol violée violée?s
    agress${E} maltrait${E} esclav${E} réfugié${E} overdose${E} addict${E} anorexi${E} dépress${E} victime${E} hiroshima
    tchernobyl séisme${E} famine${E} fusillade${E} fusillée?s? tortur${E} pandémie peste enterrement${E}
    perdu\s(?:ma|mon|sa|son|notre|leur)\s(?:mère|père|maman|papa|fils|fille|frère|sœur|soeur|mari|femme|bébé|enfant|grand-mère|grand-père)
    (?:mère|père|maman|papa|mamie|papi|frère|sœur|soeur|fils|fille|bébé|amie?|chat|chien)\s(?:est\s)?(?:partie?|montée?)\s(?:au\sciel|rejoindre\sles\s(?:étoiles|anges))
    (?:nous\sa|a)\squittés?\sce\smonde nous\sa\squittés
    (?:mère|père|mamie|papi|tante|oncle|femme|mari)\ss[’']est\s(?:éteinte?|endormie?\spour) infarctus chimio${E} éventreur
    soins\spalliatifs phase\sterminale euthanasi${E} avortement${E} parkinson
    troubles?\s(?:alimentaires?|du\scomportement\salimentaire) harcèlement harcelée?s?
    violences?\s(?:conjugal|domestiqu|sexuel|policièr|familial|faites)${E} féminicide${E} infanticide${E} inceste
    poignardée?s? bombes?\s(?:atomique|nucléaire)s? bombardements? nazi${E} hitler
    camps?\s(?:de\sconcentration|de\sla\smort|de\sréfugiés|d[’']extermination) déport(?:é|ée|és|ées|ation|ations)
    rafle\sdu\svel
    accidents?\s(?:d[’'](?:avion|hélicoptère)|de\s(?:voiture|train|la\sroute|moto|bus|car|bateau)|mortel|aérien|nucléaire|ferroviaire)${E}
    crash\s(?:d[’']avion|aérien|du\svol|de\sl[’']avion) catastrophe\s(?:aérienne|nucléaire) noyades?
    (?:enfants?|hommes?|femmes?|migrants?|garçons?|filles?|gens)\s(?:(?:qui\s)?se\s(?:noie|noient)|noyée?s?)
    noyée?s?\sen\smer s[’']est\snoyée? tsunami${E} covid${E} coronavirus
    (?:fuir|fuit|fuyant|fui)\s(?:son|mon|un)\s(?:mari|conjoint|compagnon|ex|père)
    (?:fuir|fuit|fuient|fuyant|fui|fuite\sde|fuite\shors\sde)\s(?:la\ssyrie|l[’']ukraine|gaza|l[’']afghanistan|l[’']irak|la\scorée\sdu\snord)`),
  de: oneOf(String.raw`überleb(?:te|ten|ende|enden|ender)? kannibal${E} (?:mich|uns)\s(?:geschlagen|verprügelt|schlug) schlug\s(?:mich|uns) im\scockpit\s(?:\p{L}+\s)?ein${E}
    cholera pocken lepra ebola spanische\sgrippe tuberkulose kinderlähmung loveparade\s(?:in|2010|duisburg)
    herero gustloff dresden\s(?:1945|brannte|brennt) eschede ramstein winnenden erfurt\s2002 gutenberg-gymnasium
    breitscheidplatz berliner\sweihnachtsmarkt weihnachtsmarkt\s(?:2016|2024) hanau\s(?:2020|anschlag) nsu mölln solingen\s1993
    hexenverbrenn${E} hexenverfolg${E} hexenprozess${E} (?:als\s)?hexen?\sverbrannt scheiterhaufen lebendig\sverbrannt
    in\sdie\swüste\s(?:getrieben|trieben) ahrtal flutkatastrophe${E} sturmflut${E} grubenungl${E} lengede völkerschlacht
    untergang\sde[rs]\s(?:estonia|titanic|wilhelm|lusitania|andrea|costa|pamir|cap) brandkatastrophe${E} reaktorkatastrophe${E}
    koma obdachlos${E} (?:mauer|verkehrs|kriegs)tote[nr]? maueropfer${E} vermisste[nr]?
    (?:wird|werden)\svermisst entführ${E} explosion\s(?:in|von) rassis${E}
    suizid${E} selbstmord${E} krebs krebskrank${E} tumor${E} leukämie demenz${E} alzheimer fehlgeburt${E} beerdigung${E}
    begräbnis${E} trauer${E} witwe${E} waise${E} tod todes${E} tot tote toten toter stirbt starb sterben${E} mord morde
    ermord${E} mörder${E} getötet tötet töten massaker${E} völkermord${E} genozid${E} holocaust auschwitz terror(?:ist|ism|anschl|angriff|akt|attent|zelle|opfer|herrschaft)${E} (?:der|den|des|dem)\sterrors?
    krieg${E} weltkrieg${E} geisel${E} vergewaltig${E} missbrauch${E} misshand${E} sklav${E} flüchtling${E} überdosis
    drogensucht spielsucht süchtig${E} magersucht depression${E} opfer${E} hiroshima tschernobyl erdbeben${E}
    hungersnot${E} amoklauf${E} folter${E} pandemie pest attentat${E} anschlag anschläge gestorben${E} verstorben${E}
    verstarb${E} verunglückt${E} von\suns\sgegangen nicht\smehr\sunter\suns
    (?:oma|opa|mama|papa|mutter|vater|bruder|schwester|hund|katze)\s(?:ist\s)?(?:jetzt\s)?im\shimmel
    (?:mein|sein|ihr|unser)${E}\s(?:vater|mutter|sohn|tochter|bruder|schwester|mann|frau|kind|oma|opa|großmutter|großvater|baby)\s(?:verloren|verlor(?=\s*(?:$|[.,!?])))
    herzinfarkt${E} schlaganfall${E} bullenhuser
    (?:floh|flieht|flüchtet|flüchtete)\svor\s(?:ihrem|seinem|meinem)\s(?:ehe)?(?:mann|vater|freund|ex) vor\s(?:ihrem|seinem|meinem)\s(?:ehe)?(?:mann|vater|freund|ex)\s(?:ge)?(?:floh|flohen|flüchtet) chemotherapie${E} hospiz${E} palliativ${E} sterbehilfe abtreibung${E} parkinson
    (?:brust|lungen|haut|darm|blut)krebs hirntumor${E} totgeburt${E} sternenkind${E} essstörung${E} bulimi${E} mobbing
    gemobbt${E} häuslich${E}\sgewalt sexuell${E}\sgewalt gewalttat${E} gewaltverbrechen kindesmiss${E} erschossen${E}
    erschoss erschießung${E} erstochen${E} erwürgt${E} erhängt${E} hingerichtet${E} hinrichtung${E} verhungert${E}
    atombombe${E} bombardier(?:ung|ungen|t|te|ten) bombenangriff${E} bombennacht bombennächte luftangriff${E} nazi${E}
    hitler${E} konzentrationslager${E} vernichtungslager${E} kz kzs deportiert${E} deportation${E} pogrom${E}
    (?:flugzeug|hubschrauber)abst${E}
    abst(?:urz|ürze)\s(?:von|des|der|eines|einer)\s(?:flug|flugs|fluges|flugzeug|passagier|maschine|boeing|airbus|germanwings|hubschraub)${E}
    germanwings (?:flugzeug|zug|bus|schiffs|gruben|flug|seilbahn)ungl(?:ück|ücks|ücke)
    (?:auto|verkehrs|motorrad|reaktor|bus)unf(?:all|alls|älle|allopfer) ertrunken${E} ertrank ertranken ertrinkt
    tsunami${E} covid${E} corona(?:virus|pandemie|krise|tote${E}|-pandemie|-krise|zeit) geflüchtete${E}
    (?:flucht|flieht|fliehen|floh|flohen|geflohen|flüchtet|flüchteten)\s(?:aus|vor)\s(?:syrien|der\sukraine|gaza|afghanistan|dem\sirak|eritrea|nordkorea|ostpreußen|schlesien|der\sddr|gewalt|verfolgung)`),
};

/** Phrases in which such a word is harmless, in any of our languages. */
const HARMLESS = oneOf(
  String.raw`kill(?:ing|ed|s)\s(?:time|it) dead\spixels?
    (?:battery|phone|laptop|wi-?fi|engine|plants?|akku|handy|batterie|m[óo]vil)\s(?:\p{L}+\s)?(?:dies?|died|dying|stirbt|starb|meurt|muere|murió)
    kill(?:ing|ed|s)?\s(?:your|my|the|our)\s(?:battery|phone|monitor|screen|laptop|vibes?|mood|buzz|game|plants?|lawn|productivity)
    (?:tue|tuer|tué)\sle\sgame ça\stue (?:matar|mató)\s(?:la\sbatería|el\stiempo) paper\splanes? murder\sof\scrows
    dying\s(?:to\s(?:laugh|meet|know|see|try|eat|go|tell|win|hear|be|get|ask)|of\s(?:laughter|boredom|curiosity)|stars?) tug\sof\swar war\sof\swords star\swars
    death\s(?:valley|stars?|rays?|metal|stranding|note|grip) (?:fashion\svictims?|victims?\sof\sfashion)
    (?:chocolate|coffee|sugar|phone|book)\saddict(?:s|ion|ions|ed)?
    (?:price|pillow(?:-fight)?|snowball|prank|bidding|console|browser|format|thumb|turf)\swars?
    wars?(?:\sof\sthe\s\p{L}+)?\s(?:board|card|video|computer)\s?games?
    cancer\s(?:constellation|zodiac|horoscope|season)s? (?:constellation|tropic|sign)\s(?:of\s)?cancer zodiac\ssign\scancer
    (?:tropical|atmospheric)\sdepressions? depression\sin\sthe\s(?:landscape|ground|land)
    shooting\s(?:stars?|drills?|hoops|guards?) (?:photo|film|basketball)\sshooting plague\sof\s(?:locusts|frogs)
    (?:black\s)?widow\sspiders? black\swidows? torture\stests? titanic\s(?:lego|ice\scream|effort|task)
    execut(?:ed|ion\sof)\s(?:an?|the)\s(?:\p{L}+\s)?(?:plan|dive|jump|move|recipe)
    (?:mar|punto|tiempo|naturaleza|lengua|bater[ií]a|[áa]ngulo|hoja|peso)s?\smuert[oa]s?
    muert[oa]s?\sde\s(?:risa|sueño|cansancio|amor) (?:constelaci[oó]n|signo|tr[oó]pico)\sde\sc[áa]ncer
    guerra\sde\s(?:las\sgalaxias|almohadas|precios)
    (?:mer|nature|saison|langue|angle|temps|point|poids|mur|feuille|branche|bois|batterie|pile)s?\smorte?s?
    morte?s?\sde\s(?:rire|fatigue|peur) guerre\sdes\s(?:étoiles|boutons|mondes)
    tote[nrs]?\s(?:leitung|winkel|hose|meer|sprache|batterie|punkt|taste)${E} (?:sternbild|sternzeichen)\skrebs
    krieg\sder\s(?:sterne|knöpfe|welten|ameisen)`,
  'giu',
);

/** The name of a real disaster: a word for the kind of disaster, next to a proper name. */
const DISASTER = new RegExp(
  String.raw`\p{Lu}[\p{L}-]+\s(?:(?:[Mm]ine|[Mm]ining|[Ss]tadium|[Nn]uclear|[Ff]actory)\s)?(?:[Dd]isaster|[Tt]ragedy|[Cc]atastrophe|[Ff]ire\sof|[Mm]eltdown)(?!\p{L})|` +
    String.raw`(?:[Dd]isaster|[Tt]ragedy|[Cc]atastrophe|[Aa]ccident)\s(?:of|at|in)\s(?:the\s)?\p{Lu}|` +
    String.raw`(?:[Cc]atástrofe|[Tt]ragedia|[Ii]ncendio|[Ee]xplosión|[Aa]ccidente|[Hh]undimiento)\s(?:de\s(?:\p{L}+\s){0,2})?(?:en|de|del)\s(?:la\s|el\s)?\p{Lu}|` +
    String.raw`(?:[Cc]atastrophe|[Tt]ragédie|[Ii]ncendie|[Aa]ccident|[Dd]rame)\s(?:d[’']|de\s|du\s|des\s|à\s)(?:la\s|l[’'])?\p{Lu}|` +
    String.raw`(?:[Kk]atastrophe|[Bb]rand|[Uu]nglück)\s(?:von|bei)\s\p{Lu}`,
  'u',
);

/** Everyday things. Next to one of these, words such as “war” and “murder” are meant as a joke. */
const HOMELY =
  oneOf(String.raw`tomato${E} cakes? pies? cookies? crumbs? pizzas? ramen cr[êe]pes? sandwich${E} pancakes? recipes? broccoli spinach croissants?
    tortillas? croquetas? tartes? kuchen keks${E} rezept${E} recetas? recettes? paperwork homework vacuum${E} washing\smachine dishwasher${E}
    toaster${E} printer${E} alarm\sclock${E} wi-?fi socks? laundry lawn${E} weeds? slugs? mosquito${E} pigeons? seagulls? squirrels?
    plants? gnomes? teddy${E} balloons? snowm[ae]n pillows? karaoke christmas\stree monday${E} board\sgames? lego video\sgames?
    gartenzwerg${E} wecker${E} staubsauger${E} waschmaschine${E} socken toast${E} drucker${E} hausaufgaben mücken? tauben rasenmäher${E}
    aspirateur${E} réveil chaussettes? devoirs lave-linge sapin chanson${E} fromages? baguettes? boulangeri${E} moustiques? escargots?
    globos cumpleaños osito${E} peluche${E} lavadora calcetines deberes aspiradora despertador mosquitos? hormigas cebolla paella
    weekend\s(?:in|trip) speedrun${E} final\sboss but\s(?:\p{L}+\s)?à\sla\s\d+e pájaros best\s(?:food|places|okonomiyaki) things\sto\sdo travel\sguide qué\sver qué\scomer que\svoir que\sfaire à\svisiter
    visiter sehenswürdigkeiten städtetrip reisetipps`);
const FIGURATIVE = oneOf(
  String.raw`murder${E} wars? kill${E} plagues? massacres? terroris${E} assassin${E} slaves? kidnap${E} hostages? earthquakes? tortur${E}
    victims? dead death${E} died dies dying titanic hiroshima nagasaki guernica verdun dresden grie${E} funerals? execut${E}
    mord${E} mörder${E} krieg${E} massaker sklav${E} geisel${E} entführ${E} opfer tot tote[nr]? tod erdbeben folter${E} beerdigung
    guerres? meurtr${E} tueries? tué${E} otages? esclaves? morte?s? séismes? enterrement victimes? veuve${E}
    guerras? matanzas? matar asesin${E} terremotos? secuestr${E} muert${E} esclav${E} víctimas? rehén rehenes funeral entierro`,
  'giu',
);

/** English words that are also common German words, such as “war”. */
const ALSO_GERMAN = /(?<!\p{L})(?:wars?|dies)(?!\p{L})/giu;

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');
/** Grave words typed without accents. In other languages, the same spellings mean something else: “tue”, “Rehen”. */
const UNACCENTED: Readonly<Partial<Record<Language, RegExp>>> = {
  es: new RegExp(plain(GRAVE.es.source), 'iu'),
  fr: new RegExp(plain(GRAVE.fr.source), 'iu'),
};

/**
 * Whether a prompt, in any of our languages, is about a subject for which the demo writer has no tale. `language` is
 * the language of the story.
 */
export const isGrave = (written: string, language: Language): boolean => {
  const asSaid = written.replaceAll(HARMLESS, '');
  const prompt = HOMELY.test(asSaid) ? asSaid.replaceAll(FIGURATIVE, '') : asSaid;
  const asEnglish = language === 'de' ? prompt.replaceAll(ALSO_GERMAN, '') : prompt;
  const { en, ...others } = GRAVE;
  return (
    DISASTER.test(prompt) ||
    en.test(asEnglish) ||
    Object.values(others).some((words) => words.test(prompt)) ||
    UNACCENTED[language]?.test(plain(prompt)) === true
  );
};
