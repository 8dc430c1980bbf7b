const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Endings of feminine nouns. */
const FEMININE_ENDING =
  /(?:[ts]ion|aison|té|ée|ette|[ae]nce|ie|ure|ude|elle|sse|euse|rice|ine|erre|[aeiu]ille|ise|ière|enne|ive|ade|tte|ole|ande|ace|che|ante|ente|inte|ale|onne|ore|phère)$/u;

/** Masculine nouns with such an ending. */
const MASCULINE = list(
  'verre tonnerre parterre lierre cimeterre musée lycée trophée scarabée mausolée athée caducée apogée camée ' +
    'incendie génie parapluie sosie messie zombie cookie selfie silence murmure mercure parjure augure carbure ' +
    'hydrocarbure dinosaure centaure minotaure comité comté côté été pâté traité député invité arrêté retraité ' +
    'déporté révolté magazine domaine capitaine moine chanoine patrimoine platine squelette bastion million prélude ' +
    'coude renne malade stade grade camarade nomade jade symbole protocole monopole pétrole scandale pétale sépale ' +
    'ovale dédale cannibale vandale mâle châle râle dimanche reproche fétiche patriarche sycomore store folklore pore chlore phosphore bore ellébore madrépore météore sémaphore chromatophore ' +
    'hémisphère planisphère carnivore herbivore omnivore insectivore tricolore indolore inodore sonore incolore prêche porche caniche ' +
    'pastiche panache suisse colosse carrosse molosse pamplemousse abysse gorille portefeuille bidonville ' +
    'chèvrefeuille bacille malaise cimetière derrière arrière convive espace palace dentifrice caprice cours',
);

/** Feminine nouns without a feminine ending, and adjectives that come before nouns. */
const FEMININE = list(
  'petite longue haute femme fille seconde nuit fois page étoile île ville pièce lettre porte chose ' +
    'famille bombe balle planète sœur soeur mère tête main jambe fenêtre langue fleur pomme table route rue ' +
    'chambre salle victime part photo image ligne phrase chanson ombre vague dent clé clef arme plume perle ' +
    'montagne forêt plage banque croix voix noix souris jument poule chèvre minute vitre corde boîte carte ' +
    'tour larme bête brique foi cour affaire force règle valeur équipe loi source ressource région couleur ' +
    'technique forme zone statistique note troupe espèce eau pratique histoire dépense réponse erreur ' +
    'limite info méthode période charge preuve course caractéristique base attaque marque lèvre œuvre ' +
    'oeuvre fièvre fête province norme cause vue scène côte piste perte campagne étape date victoire chaîne ' +
    'star épreuve sorte excuse taxe aile réserve réforme opinion onde dame analyse faute liste leçon façon ' +
    'roue visite réunion découverte caméra religion enquête rumeur plaque musique coupe blague joue douleur ' +
    'ferme remarque âme flamme suite borne issue drogue phase insulte tenue boutique bibliothèque pâte ' +
    'barre tombe montre pompe prison prime mécanique cible cendre défaite tribu frite enchère automobile ' +
    'aire légende fibre bourse clinique paire mer herbe plateforme vigne vertu chute boucle toile statue ' +
    'vanne dose amende tomate gare danse frappe anecdote récompense autoroute émeute hauteur époque courbe ' +
    'noce marge huile grève astuce annexe lame consigne case thèse pile coutume ronde lampe requête peau ' +
    'file longueur polémique épice conduite catastrophe paroi hormone fuite fourmi loge algue puce peur ' +
    'griffe gorge banlieue clause amitié urne saveur odeur moto tuile tempête récolte recrue faveur tige ' +
    'sphère pizza corne relique patate trompe connexion tortue réplique profondeur cote halle dispute ' +
    'artère épouse galère conquête berge rame étendue villa enveloppe sirène firme ligue larve intrigue ' +
    'alerte bague tumeur pause jupe coque cage chaleur controverse charte parenthèse légion huître guitare ' +
    'clope sauce république pyramide poutre nappe queue injustice forge colombe panne dalle malle veste ' +
    'réussite icône brève voûte rubrique fresque union poudre gamme énigme secte prothèse lieue veuve ' +
    'pancarte fabrique estampe avenue trajectoire révolte tarte mâchoire cuve caverne sonde rime entrevue ' +
    'fougère caserne bagarre syllabe alarme poire pelouse céramique crête crampe trappe horde arête grue ' +
    'grappe rampe pipe digue quête métaphore abbaye étagère fève mosaïque cape aurore lanterne horloge ' +
    'comète électrode vertèbre orbite héroïne frange faillite citerne guêpe cuillère auberge épave truffe ' +
    'armoire épingle métamorphose frégate figue douceur betterave soupe écluse grange mare chimère perruque ' +
    'muse brume steppe soupape hélice gemme garnison farce collecte caste synagogue licorne hypothèque ' +
    'asperge truite synthèse orque éponge méduse barque amazone écharpe nageoire valve flûte charrue ' +
    'seringue nièce cohorte lune tribune dune lagune fortune prune commune rune rose robe gomme somme trame ' +
    'banane cabane membrane caravane douane cellule molécule particule formule pilule capsule péninsule ' +
    'mule virgule rotule gélule manœuvre ampoule foule boule moule houle barbe gerbe aube loupe taupe harpe ' +
    'tempe crêpe cave rave sève ride bride pelote capote peste sieste escorte cheville bille chenille ' +
    'vanille pastille brindille grille lentille myrtille torpille bulle colle stalle canne oasis brebis vis ' +
    'prose névrose ruse gaze fin soif faim toux chaux paix perdrix lois parois offre annonce épaule ' +
    'réflexion écoute défense lacune milice grâce louange piqûre promo fable anse cacahuète arnaque télé ' +
    'papille cloison nage flore pellicule strate conserve lave baffe pantoufle aura tripe pépite vendange ' +
    'grandeur horreur ardeur panthère vipère mégère misère bergère jachère grammaire chaire molaire moustiquaire loutre ' +
    'rencontre guêtre foudre hydre escadre algèbre ténèbre encre ancre nacre pègre couleuvre balafre gaufre ' +
    'jarre amarre escarre cire lyre satire tirelire fanfare tiare cithare gloire foire poire passoire ' +
    'baignoire balançoire bouilloire patinoire écritoire échappatoire mangeoire rôtissoire mémoire sueur humeur vapeur lueur chronique pose retraite revue hypothèse colère',
);

const singularOf = (noun: string): string =>
  noun
    .toLowerCase()
    .replace(/(?<!oi|ri|fo|bi|asi|vi|is)s$/u, '')
    .replace(/(?<=ea|e)ux$/u, 'u');

/** Whether a noun, in the singular or the plural, is feminine. */
export const isFeminine = (noun: string): boolean => {
  const singular = singularOf(noun);
  return (
    !MASCULINE.has(noun) &&
    !MASCULINE.has(singular) &&
    (FEMININE.has(singular) || FEMININE_ENDING.test(singular))
  );
};
