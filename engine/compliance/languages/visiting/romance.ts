/** Spanish, Portuguese and Italian: who is turned away, who alone is wanted. */
import { visiting } from "./language.ts";

export const es = visiting({
  id: "es",
  marks: `el los las y con niñas sin gracias para una uno se del que por sin solo sólo ni su muy niños hijos personas gente
aceptan`,
  children: `niño, niños, niña, niñas, hijo, hijos, hija, hijas, bebé, bebés, bebe, bebes, menores, chiquitos, chiquillos, criaturas, chamacos, escuincles, peques, nenes, infantes, embarazada, embarazadas, familias, familia con, familias con, 👶`,
  origin: `extranjero*, inmigrante*, migrante*, ilegales, indocumentados, haitiano*, venezolano*, mexicano*, cubano*, colombiano*, dominicano*, boricuas, puertorriqueñ*, salvadoreñ*, guatemaltec*, hondureñ*, nicaragüens*, peruano*, ecuatoriano*, bolivian*, argentin*, brasileñ*, centroamericano*, sudamericano*, sudacas, latino, latinos, latina, latinas, hispano*, chinos, chino, árabe*, marroquí*, moros, moro, gitano*, africano*, rumano*, asiático*, pakistaní*, paquistan*, indios, hindúes, gringos, español, españoles, nacionales, americanos, estadounidenses, ucranianos, rusos`,
  faith: `cristian*, católic*, evangélic*, musulm*, judí*, testigos de jehová, mormon*, creyentes, ateos, hindú, budistas`,
  race: `negro, negros, negras, moreno, morenos, blanco, blancos, gente de color, afroamericano*, prietos, mulatos, indígenas`,
  sex: `mujer, mujeres, hombre, hombres, señorita*, dama, damas, caballero*, chica, chicas, chicos, muchachas, muchachos, varones, varón, señora sola, señoras, solteras`,
  disabled: `silla de ruedas, sillas de ruedas, discapacit*, discapacidad*, minusválid*, inválid*, enfermos, enfermos mentales, perro guía, perros guía, perros de servicio, perro de asistencia, ciegos, sordos`,
  benefits: `sección 8, seccion 8, section 8, sección ocho, vale de vivienda, vales, vales de vivienda, voucher, vouchers, cupones, asistencia pública, ayuda del gobierno, ayudas, subsidio*, prestaciones, welfare, estampillas`,
  elderly: `ancian*, viejos, viejitos, jubilad*, tercera edad, personas mayores, mayores de, pensionistas, jóvenes, estudiantes`,
  adults: `adultos, personas adultas, personas sin hijos, parejas sin hijos, parejas, matrimonio, matrimonios, solteros, persona sola, personas solas, sin hijos`,
  refuse: `no se aceptan, no se acepta, no aceptamos, no acepto, no acepta, no aceptan, no se admiten, no se admite, no admitimos, no se permiten, no permitimos, no permite, no queremos, no quiere, no quiero, no rentamos, no rentamos a, no se renta, no se renta a, no renta, no renta a, no rento, no alquilamos, no se alquila, no alquila, no alquilo, no vendemos, sin, nada de, ni, no, prohibido, prohibidos, excepto, menos, cero, nunca, abstenerse, ningún, ninguna, 🚫`,
  prefer: `solo, sólo, solamente, únicamente, unicamente, exclusivamente, exclusivo para, exclusivo, preferible, preferiblemente, preferentemente, preferimos, prefiere, preferencia, se busca, buscamos, busca, nomás, nada más, ideal para, reservado para, solo para, únicamente a`,
  unwelcome: `abstenerse, absténganse, no gracias, favor de no, no llamar, no llamen, no escriban, no son bienvenidos, no bienvenidos, no se aceptan, no aceptados, no aceptamos, no admitidos, no se admiten, no, busquen en otro lado, busquen otro, no aplican, no califican, prohibidos, rechazados, fuera, ni se molesten, no insistir`,
  preferred: `solamente, únicamente, unicamente, preferible, preferiblemente, preferentemente, preferidos, preferidas, de preferencia, nomás, only, exclusivamente`,
  never: `no, nunca, jamás, nadie, ningún, ninguna, ni, sin`,
  excluding: `rechaza*, rechazo, rechazamos, discrimina*, discriminación, excluye*, excluimos, excluido*, exclusión, problema, problemas, obstáculo*, inconveniente*, distinción, restricción, restricciones, impedimento, importa, negamos`,
  grounds: `raza, etnia, color, color de piel, religión, credo, sexo, género, origen, origen nacional, origen étnico, nacionalidad, edad, discapacidad, estado civil, estado familiar, situación familiar, orientación sexual, identidad de género, fuente de ingresos, ingresos, ascendencia, embarazo, hijos, niños, tener hijos, tener niños, familia`,
  naming: `por, por su, por la, por el, por tener, por ser, ni, ni por, ni por su, ni por la, ni por el, ni por tener, ni su, ni la, ni el, o, o por, o por su, o por tener, o su, y, y por, su, la, el, de, tener, motivos de, razones de, con base en, en razón de, debido a`,
  open: `bienvenid*, sin importar, sin distinción, todas las familias, todas las personas, cualquier, igualdad, vivienda justa, se aceptan, aceptamos, supervisión, sin supervisión, escuela, parque, juegos`,
  certain: `garantiz*, garantía, garantía de, asegura*, aseguramos, prometemos, promete, seguro que, sin duda, segur*`,
  gain: `el doble, doble, doblar*, duplicar*, se duplicará, valdrá*, subirá*, plusvalía*, ganancia*, ganará*, ganar, rentabilidad, retorno, rendimiento, revalor*, renta de, ingresos`,
});

export const pt = visiting({
  id: "pt",
  marks: `não com uma para dos das são você ao pelo só sem aceitamos crianças apenas alugamos se`,
  children: "criança*, filho, filhos, filha, filhas, bebê*, bebé*, menores, grávida*, famílias com",
  origin:
    "estrangeiro*, imigrante*, brasileiro*, angolano*, africano*, chineses, indianos, ciganos, nepaleses, bangladeshis, venezuelanos, paquistaneses, portugueses, ucranianos",
  faith: "cristão*, cristãos, católic*, evangélic*, muçulman*, judeu*, umbandistas",
  race: "negro, negros, negras, pretos, brancos, pardos",
  sex: "mulher, mulheres, homem, homens, moças, rapazes, senhora*, meninas, meninos",
  disabled: "cadeira de rodas, cadeirante*, deficiente*, deficiência*, cão guia, cães guia",
  benefits: "subsídio*, rsi, bolsa família, apoios sociais, desempregados, auxílio*",
  elderly: "idoso*, velhos, reformados, aposentados, terceira idade",
  adults: "adultos, casais sem filhos, casal sem filhos, solteiros, pessoa só",
  refuse:
    "não aceitamos, não aceito, não se aceita, não se aceitam, não aceita, não alugamos, não alugo, não se aluga, não queremos, sem, nada de, nem, proibido, proibidos, exceto, menos, não",
  prefer:
    "só, somente, apenas, exclusivamente, exclusivo para, preferência, preferencialmente, preferimos, de preferência",
  unwelcome:
    "não, não aceites, não são aceites, não são aceitos, não são bem vindos, dispensam se, favor não contactar, proibidos, abstenham se",
  preferred: "somente, apenas, preferencialmente, de preferência, only",
  never: "não, nunca, ninguém, nenhum, nenhuma, sem",
  excluding:
    "recusa*, recusado*, recusamos, discrimina*, discriminação, exclui*, excluído*, problema, obstáculo*, distinção, restrição, restrições",
  grounds:
    "raça, etnia, cor, religião, credo, sexo, género, gênero, origem, nacionalidade, idade, deficiência, estado civil, orientação sexual, filhos, ter filhos, crianças, família",
  naming:
    "por, pela, pelo, por ter, nem, nem por, nem pela, nem por ter, ou, ou por, ou pela, ou por ter, e, e por, a, o, de, com base em, em razão de",
  open: "bem vind*, sem distinção, qualquer, todas as famílias, aceitamos, aceitam se",
  certain: "garant*, asseguramos, prometemos, certeza",
  gain: "o dobro, duplicar*, valoriza*, rendimento, rentabilidade, retorno, lucro, renda de",
});

export const it = visiting({
  id: "it",
  marks: `il gli e con per una uno non si del della che di senza solo né molto bambini stranieri animali affitto agli ai`,
  children: "bambin*, figli, figlio, neonat*, minori, incinta, famiglie con",
  origin:
    "stranier*, extracomunitar*, immigrat*, marocchin*, rumen*, romeni, albanes*, african*, cinesi, nigerian*, senegalesi, zingari, rom, arabi, pakistani, meridionali, italiani, italiane, peruviani",
  faith: "cristian*, cattolic*, musulman*, ebre*, testimoni di geova",
  race: "neri, nero, di colore, bianchi",
  sex: "donna, donne, uomo, uomini, ragazza, ragazze, ragazzi, signora, signore, studentesse",
  disabled: "sedia a rotelle, disabil*, invalid*, carrozzina, cane guida, cani guida",
  benefits: "reddito di cittadinanza, sussidi*, disoccupat*, assistiti, cassintegrati",
  elderly: "anziani, anziane, pensionati, vecchi",
  adults: "adulti, coppie senza figli, coppia senza figli, single, persona sola, coppie",
  refuse:
    "no, non si affitta, non si affitta a, non affittiamo, non affitto, non si accettano, non accettiamo, non accetto, non accetta, non vogliamo, senza, niente, né, vietato, escluso, esclusi, astenersi, tranne, eccetto",
  prefer:
    "solo, soltanto, solamente, esclusivamente, unicamente, preferibilmente, si preferisce, si preferiscono, preferenza, cercasi, riservato a",
  unwelcome:
    "astenersi, non graditi, non sono graditi, non ammessi, non accettati, esclusi, no, no grazie, non si accettano, lasciate perdere",
  preferred: "solamente, esclusivamente, preferibilmente, only",
  never: "non, mai, nessuno, nessun, nessuna, senza",
  excluding:
    "rifiut*, respint*, discrimin*, discriminazione, esclu*, problema, problemi, ostacolo, distinzione, restrizioni, limitazioni",
  grounds:
    "razza, etnia, colore, religione, credo, sesso, genere, origine, provenienza, nazionalità, età, disabilità, stato civile, orientamento sessuale, figli, avere figli, bambini, famiglia",
  naming:
    "per, per la, per l', né, né per, né per la, né di, o, o per, o per la, e, e per, di, in base a, in base alla, la, il, l'",
  open: "benvenut*, senza distinzione, qualsiasi, tutte le famiglie, accettiamo, si accettano, graditi",
  certain: "garanti*, assicur*, promettiamo, sicuramente, certo",
  gain: "il doppio, raddoppi*, rivalut*, rendimento, guadagn*, rendita, aumenterà, plusvalenz*",
});
