import type { ToldStory } from '../told-story.ts';

export const GERMAN: readonly ToldStory[] = [
  {
    name: 'köpenick',
    language: 'de',
    told: {
      title: 'Der falsche Hauptmann',
      content:
        'Im Oktober 1906 kaufte der arbeitslose Schuster Wilhelm Voigt eine alte Uniform beim Trödler. Er zog sie an und war auf einmal ein Hauptmann. Auf der Straße hielt er zehn Soldaten an und befahl ihnen, ihm zu folgen. Keiner fragte nach seinem Namen. Mit der Bahn fuhren sie nach Köpenick, besetzten das Rathaus und verhafteten den Bürgermeister. Voigt ließ sich die Stadtkasse geben und stellte sogar eine Quittung aus. Dann befahl er den Soldaten, noch eine halbe Stunde Wache zu stehen, und ging Kaffee trinken. Zehn Tage später wurde er gefasst. Das ganze Land lachte, und sogar der Kaiser soll geschmunzelt haben.',
    },
    retold: {
      title: 'Kleider machen Leute',
      content:
        'Wilhelm Voigt, Schuster ohne Arbeit, besorgte sich im Herbst 1906 bei mehreren Händlern Stück für Stück eine Hauptmannsuniform. Kaum hatte er sie am Leib, gehorchte man ihm. Einen Trupp von zehn Mann nahm er unterwegs einfach unter sein Kommando. Niemand verlangte einen Ausweis. Sie stiegen in den Zug nach Köpenick, riegelten dort das Rathaus ab und nahmen den Bürgermeister fest. Die Kasse der Stadt wurde Voigt ausgehändigt, und er quittierte ordentlich dafür. Seine Männer sollten noch dreißig Minuten auf Posten bleiben; er selbst verschwand in ein Café. Nach anderthalb Wochen saß er hinter Gittern. Ganz Deutschland amüsierte sich, angeblich selbst Wilhelm der Zweite.',
    },
    toldDifferently: {
      title: 'Ein Mann ohne Papiere',
      content:
        'Ohne Wohnung keine Arbeit, ohne Arbeit keine Aufenthaltserlaubnis, ohne Erlaubnis keine Wohnung. In diesem Kreis lief ein Mann herum, der mehr als die Hälfte seines Lebens im Zuchthaus verbracht hatte. Er wollte nur einen Pass. Also überlegte er, vor wem in Preußen alle strammstehen. Die Antwort hing beim Altkleiderhändler. Was danach geschah, machte ihn berühmt: Nach seiner Begnadigung trat er in Varietés auf, verkaufte signierte Postkarten und ließ sich in Wachs gießen. Einen Pass bekam er am Ende auch. Ausgestellt hat ihn Luxemburg.',
    },
  },
  {
    name: 'moor',
    language: 'de',
    told: {
      title: 'Das Licht im Moor',
      content:
        'Großmutter sagte immer: Wenn du im Moor ein Licht siehst, dann geh nicht hin. Jonas war sechzehn und glaubte nicht an Märchen. In einer Nacht im Herbst verpasste er den letzten Bus und nahm die Abkürzung. Schon nach wenigen Minuten sah er vor sich eine Laterne. Sie schwankte, als würde jemand sie tragen. Er rief, aber niemand antwortete. Also folgte er ihr, und der Boden wurde weicher. Plötzlich hielt ihn eine Hand an der Schulter fest. Hinter ihm stand seine Großmutter, im Nachthemd, und zeigte nach Hause. Er rannte los. Erst an der Tür fiel ihm ein, dass sie seit drei Jahren tot war.',
    },
    retold: {
      title: 'Geh nicht hin',
      content:
        'Folge niemals einem Licht im Moor, hatte Jonas von seiner Oma gelernt. Aber mit sechzehn hält man so etwas für Unsinn. Eines Abends im Oktober war der letzte Bus schon weg, und er entschied sich für den kurzen Weg. Es dauerte nicht lange, da leuchtete vor ihm eine Laterne. Sie pendelte hin und her, wie in der Hand eines Menschen. Auf sein Rufen kam keine Antwort. Er ging ihr nach, bis seine Schuhe im Schlamm versanken. Da packte ihn jemand an der Schulter. Es war Oma in ihrem Nachthemd, und ihr Finger wies zum Dorf. Jonas lief, so schnell er konnte. Vor dem Haus begriff er: Sie lag schon drei Jahre auf dem Friedhof.',
    },
    toldDifferently: {
      title: 'Warum leuchtet ein Sumpf?',
      content:
        'Irrlichter gibt es wirklich. Mönche haben sie beschrieben, Soldaten, Landvermesser. Kleine, bläuliche Flammen, die über dem Wasser tanzen und verlöschen, sobald man näher kommt. Chemiker vermuten Gas: Pflanzen verfaulen, Methan steigt auf, und eine Spur Phosphor zündet es an. Im Labor ist das bisher kaum gelungen. Und es gibt ein zweites Rätsel. Seit die Moore trockengelegt werden, sieht sie fast niemand mehr. In Niedersachsen stellt ein alter Torfstecher trotzdem jeden Abend eine Kerze ins Fenster. Nicht für die Lebenden, sagt er. Die haben ja Handys.',
    },
  },
  {
    name: 'blauwal',
    language: 'de',
    told: {
      title: 'Ein Herz wie ein Auto',
      content:
        'Das größte Tier, das je gelebt hat, war kein Dinosaurier. Es lebt heute, und es ist der Blauwal. Er wird dreißig Meter lang und wiegt so viel wie dreißig Elefanten. Sein Herz ist so groß wie ein Kleinwagen und schlägt beim Tauchen nur zweimal in der Minute. Auf seiner Zunge hätte eine Fußballmannschaft Platz. Und doch frisst er Krebse, die kleiner sind als dein Finger, vier Tonnen am Tag. Seine Rufe hört ein anderer Wal noch achthundert Kilometer weit. Fast hätten wir ihn ausgerottet. Jetzt kehrt er langsam zurück, und das Meer bekommt seine Stimme wieder.',
    },
    retold: {
      title: 'Größer als jeder Dinosaurier',
      content:
        'Kein Dinosaurier war jemals so groß wie ein Tier unserer Zeit: der Blauwal. Von der Schnauze bis zur Flosse misst er bis zu dreißig Meter, und sein Gewicht entspricht einer Herde von dreißig Elefanten. Allein das Herz hat die Maße eines kleinen Autos; in der Tiefe schlägt es alle dreißig Sekunden ein Mal. Elf Fußballspieler könnten auf der Zunge stehen. Seine Nahrung aber ist winzig: Jeden Tag verschluckt er vier Tonnen Krill. Noch in achthundert Kilometern Entfernung verstehen Artgenossen seinen Gesang. Beinahe wäre er durch uns verschwunden. Doch inzwischen werden es wieder mehr, und die Ozeane klingen wie früher.',
    },
    toldDifferently: {
      title: 'Der einsamste Gesang der Welt',
      content:
        'Seit 1989 hören Mikrofone im Pazifik eine Stimme, die zu niemandem passt. Sie singt auf 52 Hertz. Blauwale brummen viel tiefer, Finnwale auch. Jahr für Jahr zieht sie allein von Alaska nach Mexiko, und nie antwortet jemand. Manche halten sie für einen Mischling, andere für ein Tier, das schlecht hört. Menschen haben ihr Briefe geschrieben, Lieder und einen Film gewidmet. Ein Forscher sucht sie seit Jahren mit Sonden und hat zuletzt zwei solche Stimmen gleichzeitig aufgenommen. Vielleicht ist der einsame Wal gar nicht einsam. Vielleicht haben wir nur nicht lange genug zugehört.',
    },
  },
  {
    name: 'ballon',
    language: 'de',
    told: {
      title: 'Mit Bettlaken in den Westen',
      content:
        'Zwei Familien, vier Erwachsene, vier Kinder und eine Nähmaschine: Mehr brauchten sie nicht, um aus der DDR zu fliehen. Anderthalb Jahre lang kauften sie Stoff, immer nur wenige Meter, in immer neuen Geschäften. Der erste Ballon war zu schwer. Der zweite stürzte kurz vor der Grenze ab, und von da an suchte sie die Staatssicherheit. Am 16. September 1979, um zwei Uhr nachts, stiegen sie mit dem dritten auf. Nach achtundzwanzig Minuten ging das Gas aus. Sie landeten auf einem Feld und wussten nicht, in welchem Land. Dann kam ein Polizist. Sind wir im Westen?, fragten sie. Ja, sagte er, natürlich.',
    },
  },
];
