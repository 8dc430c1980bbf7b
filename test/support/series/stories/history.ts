import type { ToldStory } from '../told-story.ts';

export const HISTORY: readonly ToldStory[] = [
  {
    name: 'molasses flood',
    language: 'en',
    told: {
      title: 'The Sweetest Disaster',
      content:
        'On a warm January day in 1919, the people of Boston heard a sound like a machine gun. It was the rivets of a giant steel tank bursting open. Inside were nine million litres of molasses. A brown wave as tall as a house rolled down the street at fifty kilometres an hour. It lifted a train off its tracks and tore buildings from the ground. Twenty-one people never came home. The company blamed a bomb. But the court found something simpler: nobody had ever tested the tank. For decades, the neighbours swore that on hot days the harbour still smelled of sugar.',
    },
    retold: {
      title: 'A Wave of Syrup',
      content:
        'It was unusually mild in Boston that January of 1919 when a noise like gunfire rang through the North End. A huge metal tank was breaking apart, and its rivets were flying. It held about nine million litres of molasses. A dark wall of syrup, higher than a house, raced through the streets at the speed of a galloping horse. Rail cars were thrown aside and whole houses were ripped off their foundations. Twenty-one residents were killed. The owners claimed that somebody had planted a bomb. The judges came to a plainer answer: the tank had never been checked. Locals said for many years afterwards that you could smell the sugar near the harbour whenever it was hot.',
    },
    toldDifferently: {
      title: 'Why Every Tank Has a Signature',
      content:
        'Look at any large building plan and you will find a stamp. An engineer has signed it, and is responsible. Why? Because of syrup. A Boston firm needed a tank in a hurry, so it hired a man who couldn’t read a blueprint. When the steel leaked, he did not repair it. He painted it brown, so that nobody would see the molasses on the outside. Children came with cups to collect the drops. Four years later the tank gave way and drowned a neighbourhood. The trial took five years and heard a thousand witnesses. Out of it came a rule that has saved more lives than the flood took.',
    },
  },
  {
    name: 'dancing plague',
    language: 'en',
    told: {
      title: 'The Summer They Could Not Stop',
      content:
        'In July 1518, a woman stepped into a street in Strasbourg and began to dance. There was no music. She danced all day, and the next day too. Within a week, thirty people had joined her. Within a month, there were four hundred. The doctors said their blood was too hot, and the city built them a stage and hired a band. It only made things worse. Some danced until their feet bled, and some until their hearts gave out. Then, in September, it stopped as suddenly as it had started. Five hundred years later, we still don’t know why.',
    },
    retold: {
      title: 'Four Hundred Dancers',
      content:
        'One morning in the summer of 1518, Frau Troffea left her house in Strasbourg and started dancing in the road. Nobody was playing. She went on until nightfall and carried on again the following morning. A week later, some thirty others were dancing beside her. By the end of the month, their number had grown to four hundred. Physicians diagnosed overheated blood, so the council put up a platform and paid musicians to play. That was a terrible mistake. People danced on bleeding feet, and several collapsed with heart failure. At the beginning of September the whole thing ended just as abruptly. Five centuries have passed, and the cause remains a riddle.',
    },
    toldDifferently: {
      title: 'The Worst Medical Advice Ever',
      content:
        'If you are ill, dance more. That was the official opinion of the doctors of Strasbourg. They had a strange case on their hands: hundreds of citizens who hopped and spun and could not be calmed. So the guilds cleared two halls, carpenters built a stage at the horse market, and drummers were paid by the day. Historians have blamed a fungus in the bread. They have blamed religious terror, after years of hunger and smallpox. Perhaps the answer is sadder: when everyone around you loses hope, your body looks for a way out. And sometimes it dances.',
    },
  },
  {
    name: 'emu war',
    language: 'en',
    told: {
      title: 'The War Against Birds',
      content:
        'In 1932, Australia declared war on birds. Twenty thousand emus were eating the wheat of farmers in the west. So the army sent a major, two soldiers and two machine guns. On the first day, the birds simply ran out of range. On the third day, a thousand emus walked into an ambush, and the gun jammed after twelve shots. The soldiers even mounted a gun on a truck, but the birds were faster. After a month, ten thousand bullets were gone, and so was the patience of parliament. The army went home. The emus stayed.',
    },
    retold: {
      title: 'Defeated by Emus',
      content:
        'Australia once fought a military campaign against birds: it was 1932. Some twenty thousand emus had moved into the farmland of the west and were devouring the harvest. The minister’s reply was a major with two men and two Lewis machine guns. Their first attack failed, because the flock scattered before anyone could aim. Two days later the men lay in wait for a thousand birds, but their weapon got stuck after a dozen rounds. They tried shooting from a moving lorry and could not keep up. When the month was over, they had used almost ten thousand cartridges, and the politicians had had enough. The troops were called back. The birds remained where they were.',
    },
    toldDifferently: {
      title: 'A Bird Like a Tank',
      content:
        'What can take five bullets and keep running? Not a tank. An emu. Veterans of the Great War learned this on their own fields in Western Australia. They had been given dry land, then a drought, then falling prices. The last thing they needed was a parade of hungry giants, two metres tall, breaking their fences for the rabbits to follow. An officer who was sent to help wrote, with real respect, that a division with such soldiers could face any army in the world. In the end, a better fence did what the guns had failed to do.',
    },
  },
  {
    name: 'roman concrete',
    language: 'en',
    told: {
      title: 'The Stone That Heals Itself',
      content:
        'Modern harbours crumble after fifty years. The harbours of Rome have stood in the sea for two thousand. For centuries, nobody knew the secret. Engineers found small white lumps in the old concrete and thought that the builders had been careless. They were wrong. The lumps are lime, and they are the whole trick. When a crack opens, water runs in and dissolves the lime. It flows into the gap and turns to stone again. The Romans had made a material that heals its own wounds. Today, laboratories are trying to copy a recipe that was lost with an empire.',
    },
    retold: {
      title: 'Rome’s Living Walls',
      content:
        'A pier that is built today lasts perhaps half a century. Roman piers have been in salt water for two millennia. The reason was a mystery for hundreds of years. Researchers had noticed little pale chunks in the ancient mortar and put them down to sloppy mixing. That was a mistake. These chunks are quicklime, and they explain everything. As soon as the wall splits, water gets inside and washes some lime out. That lime fills the split and hardens. In other words, Roman concrete repairs itself. Scientists are now working to bring back a formula that disappeared when the empire fell.',
    },
    toldDifferently: {
      title: 'Hot, Hotter, Roman',
      content:
        'A student at MIT held a piece of wall from Privernum under a lamp and saw glitter. White crumbs, everywhere. His professor had the idea to do what textbooks forbid: mix the concrete hot, with quicklime straight from the kiln. The bucket boiled. Then they broke two blocks in half, one modern and one Roman style, and let water run through them. Two weeks later, the water still poured through the first. Through the second, not a drop. Cement makes eight per cent of the world’s carbon dioxide. If our houses lasted like the Pantheon, we would need far less of it.',
    },
  },
];
