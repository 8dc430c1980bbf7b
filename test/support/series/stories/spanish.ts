import type { ToldStory } from '../told-story.ts';

export const SPANISH: readonly ToldStory[] = [
  {
    name: 'san josé',
    language: 'es',
    told: {
      title: 'El tesoro que nadie puede tocar',
      content:
        'En junio de 1708, el galeón San José navegaba frente a Cartagena con las bodegas llenas de oro. Cuatro barcos ingleses lo esperaban al caer la tarde. Tras una hora de combate, una explosión lo partió en dos. De seiscientos hombres, solo once llegaron vivos a la costa. El barco se hundió con monedas, esmeraldas y plata de todo un continente. Durante tres siglos, nadie supo dónde estaba. En 2015, un robot submarino encontró sus cañones, adornados con delfines. Hoy cuatro dueños se disputan el tesoro. Mientras discuten, el mar sigue guardando el secreto.',
    },
    retold: {
      title: 'Oro bajo el agua',
      content:
        'Corría el mes de junio de 1708 cuando el San José se acercaba a Cartagena cargado de oro hasta arriba. Al anochecer le salieron al paso cuatro navíos de Inglaterra. Apenas sesenta minutos después de los primeros cañonazos, el galeón voló por los aires. Iban a bordo seiscientas personas, y se salvaron once. Con ellas se perdieron plata, esmeraldas y millones de monedas de América. Trescientos años estuvo el pecio sin que nadie diera con él. Por fin, en 2015, una máquina sumergible fotografió sus cañones de bronce, con sus delfines grabados. Ahora hay cuatro partes que reclaman la fortuna. Y en tanto no se ponen de acuerdo, todo continúa en el fondo del mar.',
    },
    toldDifferently: {
      title: '¿De quién es el oro de un muerto?',
      content:
        '¿A quién pertenece un barco hundido? España dice que es suyo, porque llevaba su bandera. Colombia dice que es suyo, porque está en sus aguas. Una empresa de Estados Unidos dice que lo encontró primero. Y el pueblo qhara qhara, de Bolivia, recuerda que sus abuelos sacaron esa plata de la montaña a golpes de látigo. Los jueces llevan más de treinta años con el caso. Entretanto, una cámara ha bajado a seiscientos metros: tazas chinas, una jarra, una espada. Los arqueólogos piden que no se suba nada. Para ellos, el San José no es un tesoro. Es una tumba.',
    },
  },
  {
    name: 'puente',
    language: 'es',
    told: {
      title: 'La mujer del puente',
      content:
        'Todos los taxistas de mi pueblo conocen la regla: después de medianoche, nadie se para en el puente viejo. Julián era nuevo y se rió. Una noche de lluvia vio allí a una mujer vestida de blanco, empapada y descalza. Le abrió la puerta. Ella se sentó detrás y dio la dirección de una casa en las afueras. No dijo nada más. Cuando Julián llegó, se giró para cobrar. El asiento estaba vacío, pero goteaba agua. Llamó a la puerta, y un anciano le enseñó una foto. Era ella. Mi hija se ahogó hace treinta años, dijo. Cada año intenta volver a casa.',
    },
    retold: {
      title: 'Un viaje hasta casa',
      content:
        'Entre los taxistas de aquí hay una ley que no está escrita: pasadas las doce, en el puente viejo no se recoge a nadie. A Julián, que acababa de empezar, le pareció un chiste. Pero llovía, y junto a la barandilla esperaba una joven de blanco, sin zapatos y calada hasta los huesos. La dejó subir. Desde atrás, ella murmuró una calle lejos del centro y luego guardó silencio. Al final del trayecto, él se volvió para decirle el precio. No había nadie; del asiento caía agua. Tocó el timbre, y le abrió un señor muy mayor con un retrato en la mano. La misma cara. Es mi niña, se ahogó hace tres décadas, explicó. Una vez al año quiere regresar.',
    },
    toldDifferently: {
      title: 'Quién paga la carrera',
      content:
        'Mi padre tenía en la cocina un tarro con monedas verdes, comidas por el agua. Eran de sus noches de taxi. Me contó que la primera la encontró en el asiento de atrás, un catorce de octubre, sobre un charco. Al año siguiente, otra. Nunca vio subir a nadie, pero el contador marcaba siempre la misma distancia: la que hay entre el puente y el cementerio. Jamás cambió de ruta. Decía que una carrera es una carrera, y que hay clientes que no saben que han llegado. Cuando murió, llevé el tarro al río. Al vaciarlo, alguien me dio las gracias.',
    },
  },
  {
    name: 'medusa',
    language: 'es',
    told: {
      title: 'El animal que no muere',
      content:
        'En el Mediterráneo vive un animal que ha vencido a la muerte. Es una medusa más pequeña que una uña. Cuando está herida, tiene hambre o se hace vieja, no muere: vuelve a ser niña. Sus células se transforman, el cuerpo se encoge y cae al fondo como un pequeño pólipo. Después, vuelve a crecer. Puede repetirlo una y otra vez, sin límite. Es como si una mariposa se convirtiera otra vez en oruga. Los científicos buscan en sus genes el secreto de la vejez. Ella, mientras tanto, sigue flotando, sin saber que es inmortal.',
    },
    retold: {
      title: 'Volver a empezar',
      content:
        'Hay en el mar Mediterráneo una criatura a la que la muerte no alcanza. Se trata de una medusa diminuta, que cabría en la uña de tu meñique. Si la hieren, si no encuentra comida o si envejece, en lugar de morirse regresa a su infancia. El cuerpo se contrae, sus células cambian de oficio y en el fondo del mar aparece de nuevo un pólipo. De él nacerá otra vez una medusa adulta. No se conoce un número máximo de vueltas. Imagina una mariposa que decide ser oruga de nuevo. En su ADN, los investigadores esperan descubrir por qué envejecemos. Y a ella le da igual: nada sin sospechar que podría vivir para siempre.',
    },
    toldDifferently: {
      title: 'El hombre que canta a las medusas',
      content:
        'Shin Kubota tiene un acuario en Japón y un karaoke en casa. Cada mañana corta huevas de pescado bajo el microscopio para alimentar, una por una, a sus medusas. Si se va de viaje, se las lleva en una nevera. En dos años vio rejuvenecer a una colonia diez veces. Ha compuesto sobre ellas canciones que los niños japoneses saben de memoria. La mayoría de sus colegas piensa que la Turritopsis no curará a nadie. Él sonríe y dice que primero tenemos que aprender a amar la naturaleza. Solo entonces mereceríamos vivir más tiempo.',
    },
  },
  {
    name: 'última casa',
    language: 'es',
    told: {
      title: 'La última casa',
      content:
        'Un viejo carpintero quería jubilarse. Su jefe le pidió un último favor: construir una casa más. El carpintero aceptó, pero ya no tenía ganas. Usó la peor madera, dejó huecos en las ventanas y terminó en la mitad del tiempo. Era una forma triste de acabar su carrera. Cuando entregó la obra, su jefe le dio la llave. Esta casa es tuya, le dijo. Es mi regalo por todos estos años. El carpintero se quedó sin palabras. Si lo hubiera sabido, la habría hecho con amor. Cada día clavas un clavo en tu propia casa. Hazlo bien.',
    },
    retold: {
      title: 'Un regalo para el carpintero',
      content:
        'A un carpintero ya mayor le faltaba poco para dejar de trabajar. Antes de que se fuera, el dueño de la empresa quiso pedirle una sola casa más. Dijo que sí, aunque de mala gana. Eligió tablas baratas, no ajustó ni puertas ni ventanas y acabó a toda prisa. Nunca antes había trabajado tan mal. El último día, el dueño le puso la llave en la mano. Es para ti, le explicó, te la has ganado después de tanto tiempo. El hombre no supo qué contestar. De haberlo sospechado, habría cuidado cada detalle. Tú también levantas tu casa poco a poco, con lo que haces hoy. Construye como si fueras a vivir en ella.',
    },
    toldDifferently: {
      title: 'Las goteras de Ramón',
      content:
        'Cada vez que llueve, Ramón coloca once cubos en el salón. Conoce de memoria cada gotera, porque las hizo él. Podría contarte en qué viga ahorró tres clavos y qué tarde se marchó a las dos para ver el fútbol. Los vecinos creen que tuvo mala suerte con el constructor. Él asiente. El verano pasado, su nieta le preguntó por qué no la arreglaba. No supo decirle que le daba vergüenza. Así que subieron juntos al tejado, con el martillo bueno. Van despacio, una teja cada vez. Ella dice que es la casa más bonita del barrio.',
    },
  },
];
