export type Gender = 'masculine' | 'feminine' | 'neuter';

/** Nouns whose ending doesn’t show their gender, including at the end of compounds: “Turnier” in “Tennisturnier”. */
const NOUNS: Readonly<Record<Gender, string>> = {
  masculine:
    'Baum Raum Traum Schaum Saum Zaun Konsum Irrtum Reichtum Stein Wein Verein Schein Rhein Main Hain ' +
    'Rain Keim Termin Cousin Pin Gin Spin Jasmin Rubin Zeppelin Pinguin Delfin Kamin Ruin Refrain Urin ' +
    'Admin Teint Turban Sprung Schwung Schrei Brei Hering Ring Frühling Liebling Junge Kunde Löwe Hase ' +
    'Affe Bote Neffe Riese Gedanke Glaube Wille Friede Funke Same Buchstabe Käse Kollege Experte Zeuge ' +
    'Pate Rabe Falke Ochse Drache Bulle Franzose Russe Chinese Pole Däne Schwede Türke Grieche Brite ' +
    'Schotte Ire Finne Genosse Insasse Geselle Sklave Jude Laie Gatte Knabe Bube Bursche Hirte Kaffee See ' +
    'Tee Schnee Klee Schütze Psychologe Biologe Soziologe Theologe Archäologe Pädagoge Nachkomme Komplize ' +
    'Rivale Matrose Gehilfe Gefährte Schurke Code Store Hype Vize Zombie Hippie Fake Anime Roman Titel ' +
    'Satz Platz Schatz Einsatz Umsatz Tanz Kranz Glanz Schwanz Atlantik Pazifik Katholik Regisseur ' +
    'Ingenieur Amateur Redakteur Gouverneur Friseur Kommandeur Akteur Chauffeur Schwur Flur Champion ' +
    'Spion Skorpion Kuchen Knochen Drachen Rachen Groschen Zement Konsument Puma Kamerad Start Wart Part ' +
    'Bart Staat Rat Grad Bericht Unterricht Verzicht Wicht Apparat Salat Soldat Kandidat Senat Spagat ' +
    'Meister Sommer Winter Tag Vertrag Auftrag Betrag Beitrag Antrag Ertrag Verlag Schlag Film Ort Sport ' +
    'Transport Export Import Rekord Mord Bord Kommentar Akkord Kongress Prozess Druck Blick Trick ' +
    'Konflikt Effekt Defekt Respekt Aspekt Punkt Markt Takt Kontakt Kontext Text Brief Beruf Anruf Ruf ' +
    'Versuch Besuch Bruch Fluch Spruch Anspruch Stock Block Rock Schock Hof Bahnhof Hafen Garten Wagen ' +
    'Laden Boden Ofen Faden Kasten Magen Schatten Rücken Balken Streifen Haken Rahmen Morgen Bogen Graben ' +
    'Kragen Regen Boss Schuss Abschluss Schluss Fluss Kuss Fuß Gruß Preis Kreis Beweis Hinweis Ausweis ' +
    'Anlass Pass Spaß Hals Puls Impuls Kurs Saal Kanal Skandal Pokal General Admiral Kardinal Schal Wal ' +
    'Plural Teil Vorteil Nachteil Anteil Stadtteil Klub Club Pilot Idiot Robot Patriot Tod Sarg Berg ' +
    'Zwerg Weg Krieg Sieg Zweig Teig Steig König Honig Käfig Herd Hund Grund Bund Mund Fund Freund Feind ' +
    'Wind Sand Stand Rand Brand Strand Verband Band Abend Gegenstand Zustand Abstand Wald Arm Alarm Darm ' +
    'Schwarm Sturm Turm Wurm Schirm Stift Saft Duft Hut Lauf Kauf Verkauf Einkauf Ablauf Kopf Topf Knopf ' +
    'Zopf Tropf Stoff Griff Angriff Begriff Eingriff Sinn Gewinn Beginn Mann Plan Gesang Anfang Gang ' +
    'Eingang Ausgang Traktor Motor Anker Dreher Streit Artikel Himmel Schlüssel Apfel Vogel Engel Spiegel ' +
    'Hügel Flügel Stiefel Löffel Gipfel Zettel Schenkel Onkel Enkel Winkel Mantel Wechsel Deckel Zweifel ' +
    'Würfel Nebel Hebel Pudel Dackel Esel Kegel Pegel Nagel Hagel Tempel Stempel Pickel Muskel Zirkel ' +
    'Tunnel Sessel Kessel Bau Stau Pfau Park Quark Monat Rest Test Protest Wert Bauer Finger Hunger Ärger ' +
    'Körper Ärmel Ast Gast Palast Ballast Name Verlust Aufwand Vorwand Einwand Genuss Kleber Schwindel ' +
    'Mangel Lenz Merkur Bereich Streich Vergleich Scherz Schmerz Käufer Läufer Schalter Verwalter ' +
    'Buchhalter Halter Schlager Durchmesser Segen Degen Dreck Zweck Fleck Speck Schreck Scheck Schlamm ' +
    'Wedding Orbit Stil Nachlass Erlass Einlass Verlass Pudding Penis Applaus Nikolaus Leader Offizier ' +
    'Passagier Magier Belgier Verdacht Nachweis Verweis Aufruhr Autor Verkehr Urlaub Zuwachs Anrufer ' +
    'Veranstalter Besen Daumen Gaumen Samen Norden Süden Westen Osten Husten Schnupfen Nutzen ' +
    'Schaden Frieden Glauben Willen Namen Haufen Tropfen Felsen Brunnen Busen Bissen Brocken Ballen Orden ' +
    'Stollen Zapfen Rasen Riemen Roggen Weizen Schlitten Schinken Braten Spaten Karren Karpfen Kolben ' +
    'Lappen Nacken Pfosten Posten Rochen Schuppen Hopfen Barren Fladen Reifen Pfannkuchen Spargel',
  feminine:
    'Frau Hand Wand Stadt Nacht Macht Schlacht Kraft Tochter Mutter Schwester Person Mark Million Insel ' +
    'Kugel Tür Maus Laus Kuh Gans Angst Nuss Burg Bank Welt Zeit Uhr Arbeit Art Zahl Wahl Bahn Antwort ' +
    'Sucht Region Kunst Schuld Gewalt Sicht Nachricht Pflicht Schicht Website Lust Version Show Party ' +
    'City Story Community Lady Jury Lobby Fantasy Comedy Haut Praxis Kamera Tour Fahrt Not Mama Oma Firma ' +
    'Liga Villa Pizza Arena Mission Flucht Spur Milch Wehr Herkunft Zukunft Ankunft Auskunft Unterkunft ' +
    'Vernunft Mauer Dauer Trauer Last Feier Brust Front Box Schrift Jagd Vielfalt Wut Schulter Armut ' +
    'Werkstatt Oper Faust Gestalt Sau Wurst Frist Butter Braut Stirn Ampel Leber Bucht Feder Axt Furcht ' +
    'Angel Frucht Heirat Heimat Tat Zutat Saat Flut Glut Werft Nadel Wurzel Gabel Kartoffel Naht Formel ' +
    'Regel Bibel Tafel Orgel Staffel Schachtel Schaufel Trommel Muschel Nudel Fabel Gondel Windel Vokabel ' +
    'Zwiebel Semmel Achsel Distel Amsel Drossel Eichel Fackel Kuppel Kapsel Klausel Fessel Schüssel ' +
    'Kammer Nummer Klammer Ziffer Folter Ader Wimper Faser Steuer Mehrheit Geburt Geduld Luft Gruft Kluft ' +
    'Post Kost Miss Qual Moral Distanz Bilanz Allianz Toleranz Substanz Instanz Akzeptanz Finanz Relevanz ' +
    'Resonanz Dominanz Eleganz Arroganz Ambulanz Kenntnis Erlaubnis Finsternis Wildnis Besorgnis Befugnis ' +
    'Disco Limo Avocado Mango Couch Crew Cloud Fracht Tracht Pracht Vollmacht Ohnmacht Andacht Kur ' +
    'Mitgift Gift Schar Milz Pfalz Diät Haft Geisel Schur Spreu Salami Mafia Gala Aula Veranda Kita ' +
    'Safari Tuba Fauna Flora Ära Sauna Lava Propaganda Agenda Gefahr Bar Form Norm Saison Jugend Tugend ' +
    'Gegend Gegenwart Kehr Bibliothek Mediathek Hypothek Justiz Provinz Notiz Miliz Power Anstalt Gebühr ' +
    'Maut Pest Predigt Farm Doku Zucht Metropole Schlucht Wucht Gunst Manier Willkür Aura Metapher Alm ' +
    'Prosa Scham Sorgfalt Order Obhut Demut Zunft Hummel Reha Mensa Playlist Yacht Waffe Urkunde Sekunde ' +
    'Satire Ostsee Nordsee Phase Schau Wende Legende Spende Dividende Skala Ehe Hose Kanzel Klingel ' +
    'Diskrepanz Syntax Zusammenkunft',
  neuter:
    'Zuhause Jahr Kind Buch Haus Kapitel Werk Auto Tor Spiel Bild Zimmer Fenster Ei Reich Jahrhundert Schiff Wort ' +
    'Tier Pferd Boot Quartal Viertel Drittel Gebot Date Land Ende Geld Paar Problem Beispiel Wasser Glück ' +
    'Team Internet Prozent Fest Ziel Video System Stück Bad Gefühl Gesicht Interesse Opfer Licht Programm ' +
    'Projekt Bett Angebot Verbot Hotel Gesetz Gebäude Gold Volk Schloss Schloß Handy Hobby Baby Mitglied ' +
    'Glied Leid Kleid Gericht Gedicht Gewicht Gebiet Bier Auge Amt Gespräch Ding Training Meeting Netz ' +
    'Telefon Interview Feuer Konzept Rezept Dorf Lied Büro Blut Theater Meer Heer Finale Urteil Gegenteil ' +
    'Modell Duell Geschäft Wunder Fleisch Lager Institut Risiko Holz Weihnachten Prinzip Original Kino ' +
    'Kasino Casino Feld Konzert Glas Gras Gas Gerät Papier Turnier Klavier Quartier Revier Eis Design ' +
    'Niveau Dach Fach Zeug Geschenk Produkt Restaurant Personal Smartphone Silber Schicksal Kreuz Brot ' +
    'Profil Gelände Festival Rad Stadion Flugzeug Öl Studio Konto Heim Gehirn Fett Wesen Archiv Magazin ' +
    'Benzin Abenteuer Geschlecht Format Paket Blatt Zitat Ohr Rohr Knie Salz Portal Heft Gemüse Bein ' +
    'Objekt Update Symbol Signal Kabel Grab Muster Motiv Talent Ticket College Metall Tal Obst Maul ' +
    'Kapital Detail Ufer Monster Lokal Pfund Rätsel Gemälde Element Budget Solo Regime Sofa Orchester ' +
    'Image Dutzend Gedächtnis Camp Seminar Protokoll Gramm Schwein Schwert Paradies Leder Gewerbe Fieber ' +
    'Duo Trio Quartett Resultat Labor Horn Korn Ensemble Ass Möbel Gepäck Kommando Denkmal Hemd Debüt ' +
    'Musical Label Siegel Weib Gebet Fass Display Exemplar Diplom Brett Gebirge Arsenal Geräusch Genie ' +
    'Plakat Attentat Referat Register Outfit Nest Derby Kostüm Fell Regal Organ Jahrzehnt Gefecht Gerücht ' +
    'Menü Gewebe Gleis Gewitter Wetter Vorwort Getreide Getränk Merkmal Tuch Tool Pulver Depot Ruder ' +
    'Regiment Huhn Patent Seil Gitter Atom Stroh Gewehr Schaf Protein Kokain Verb Mikrofon Hospital ' +
    'Spital Delta Ritual Geschirr Steak Gewand Lamm Blech Eck Dreieck Kilo Gehäuse Getriebe Event Loch ' +
    'Messer Zelt Bataillon Geschwader Skelett Match Tempo Foto Album Mittel Segel Exil Knäuel Übel Ideal ' +
    'Watt Volt Karat Zertifikat Konsulat Internat Abitur Gesuch Virus Tabu Recht Geheimnis Spektakel ' +
    'Debakel Orakel Wiesel Rudel Bündel Kabinett Ergebnis Pech Geschoss Geschoß Gebiss Roß Ross Fundbüro ' +
    'Comeback Feedback Finish Krokodil Domizil Ventil Gefäß Gesäß Geständnis Zebra Kamel Reh Gnu Lama ' +
    'Insekt Reptil Gen Idol Mikroskop Teleskop Kanu Taxi Moped Motorrad Cabrio Sakko Vieh Garn Kinn Hirn ' +
    'Herz Skript Manuskript Visum Konzil Radio Echo Ghetto Porto Motto Getto Manöver Futter Alter ' +
    'Zeitalter Lehrjahr Banner Poster Pflaster Inserat Bit Mal Leben Floß Byte Mandat Asyl Kloster ' +
    'Semester Platin Vitamin Adrenalin Insulin Genre Klischee Komitee Bike Portemonnaie Heu Puzzle ' +
    'Prestige Gefälle Gefolge Gewölbe Gebilde Interface Aroma Bekenntnis Promille Karate Ambiente ' +
    'Material Chaos Sein Phänomen Maß Ausmaß Journal Elend Potenzial Potential Schach Schnitzel Syndrom ' +
    'Szenario Gewässer Mehl Deck Dinner Atelier Limit Lexikon Visier Massaker Terminal Formular Heck Leck ' +
    'Kollektiv Piano Desaster Milieu Privileg Ungeheuer Cockpit Porzellan Laub Quiz Pixel Kaliber Gelenk ' +
    'Buffet Labyrinth Phantom Symptom Moos Terrain Mobil Indiz Moor Palais Inventar Wachs Rückgrat ' +
    'Subjekt Rind Defizit Foul Layout Armband Dessert Kalb Plädoyer Ufo Äquivalent Picknick Bordell ' +
    'Gemisch Gut Gebüsch Honorar Plateau Dekret Foyer Relief Haupt Cello Shampoo Mineral Parfüm Entgelt ' +
    'Gespenst Konstrukt Adjektiv Geländer Gerüst Sekretariat Alibi Dossier Juwel Kartell Zinn Highlight ' +
    'Tablet Abo Abseits Fazit Areal Präsent Klo Netzteil Unkraut Kraut Gut Repertoire Gehör Geschrei Versteck Geschick Lächeln Zeichen Empire',
};

const TABLE: ReadonlyMap<string, Gender> = new Map(
  (['masculine', 'feminine', 'neuter'] as const).flatMap((gender) =>
    NOUNS[gender].split(' ').map((noun) => [noun.toLowerCase(), gender] as const),
  ),
);
const FEMININE = /(?:ung|heit|keit|schaft|ion|tät|ei|ie|e|enz|ik|ur|sis|itis|(?<!e)in)$/u;
const NEUTER = /(?:en|lein|ment|(?<!a)um|ett|nis|ma)$/u;
const SHORTEST_TAIL = 4;
/** Shorter words that are recognised at the end of compounds too. */
const SHORT_TAIL = /(?:rad|amt|bad|tal|tür|art|uhr|tat|not|öl|see|gas)$/u;

/** The gender of a singular noun, derived from the last word in the compound or from its ending. */
export const genderOf = (noun: string): Gender => {
  const name = noun.toLowerCase();
  const whole = TABLE.get(name);
  if (whole !== undefined) return whole;
  for (let at = 2; at <= name.length - SHORTEST_TAIL; at += 1) {
    const tail = TABLE.get(name.slice(at));
    if (tail !== undefined) return tail;
  }
  const short = TABLE.get(SHORT_TAIL.exec(name)?.[0] ?? '');
  if (short !== undefined) return short;
  if (FEMININE.test(name)) return 'feminine';
  return NEUTER.test(name) ? 'neuter' : 'masculine';
};
