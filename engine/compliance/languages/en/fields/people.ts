/** Groups of people the law protects, by their plain, everyday and coded names. */
import { type Field, list } from "#engine/compliance/frames/language";

/** A group's word inside a name or beside a thing is no person. */
const besides = (field: string): string[] => [
  `<${field}> <name-tail>`,
  `<${field}> {cap} <name-tail>`,
  `<${field}> <thing>`,
  `(little|new|old|great|via|rue|north|south|upper|lower) <${field}> $`,
];

const group = (field: string, words: string, more: readonly string[] = []): Field => ({
  words: list(words),
  except: [...besides(field), ...more],
});

export const people = {
  people:
    list(`people, person, persons, folks, folk, ones, family, families, household, households, tenant~, renter~, buyer~,
    applicant~, occupant~, occupier~, resident~, owner~, homeowner~, couple, couples, lady, ladies, guys, guy, students, student,
    professional~, lodger~, housemate~, roommate~, flatmate~, friends, friend, neighbor~, neighbour~, types, type, crowd, individual~,
    expats, expat, workers, worker, nationals, national, citizens, speakers, speaker, shopkeepers, shopkeeper, clients, customers,
    migrants, seniors, enquirers, candidates, kind, sort, folk only, landlord, parents, bachelors, faith, background, backgrounds,
    descent, heritage, origin, ancestry, stock, seekers, hands, church members, believers, ladies, girls, women, men, gentleman, gentlemen`),
  /** Whoever takes a home. */
  tenants: list(
    `tenant, tenants, renter, renters, lodger, lodgers, occupant, occupants, occupier, occupiers, applicant, applicants, housemate, housemates, roommate, roommates, flatmate, flatmates, helpers, folks, nationals, enquirers, callers`,
  ),
  /** Races and colours of skin. */
  race: group(
    "race",
    `brown people, dark ones, fair skinned, fair skin, fair ones,
    dark skin, darker skin, brown skin, black skin, white skin, fair skin, fairer skin, light skin, lighter skin, pale skin, skin colour, skin color, colour of your skin, color of your skin, ethnic minority, people of colour, person of colour, blackfella, blackfellas, abos, half caste, ang moh, ang mohs, angmoh, angmohs, gweilo, gweilos, gwailo, whiteys, whitey,
    white, whites, black, blacks, caucasian~, african american, african americans, colored, coloured, people of color,
    people of colour, poc, dark skinned, darker skinned, dark complexioned, light skinned, lighter skinned, fair skinned,
    fairer skinned, light complexioned, lighter complexioned, fair complexioned, brown skinned, brown folks, brown people, negro,
    negroes, minorities, ethnics, ethnic minorities, non whites, non white, mixed race, biracial, gypsy, gypsies, traveller family,
    travellers, irish travellers, roma, romany, natives, aboriginal~, aborigines, first nations, indigenous, metis, inuit, redskins, eurasian~`,
    [
      "(white|black) (kitchen|quartz|cabinets|marble|trim|appliances|walls|paint|picket|fence|picket fence|water|goods|sand|steel|brown|out|top|light|granite|tiles|tile|bath|bathroom|suite|gloss|rooms|windows|frames|framed|ash|box|spot|spots|friday|tie|label|shutters|railings|hardware|and white|taps|stone|timber|truffle|beans|rhino|mold|mould|ice|smoke)",
      "all white (kitchen|bathroom|cabinetry|interior)",
      "(in|and|or|with) (white|black) $",
    ],
  ),
  /** Code for a race. */
  "race-code":
    list(`urban element, urban types, inner city types, inner city folks, ghetto, ghetto types, hood types, hood rats, thugs,
    thug, thug life, gangbangers, hoodlums, riff raff, riffraff, undesirables, those people, that element, wrong element, bad element,
    criminal element, section of town types, baby mamas, welfare queens`),
  /** Peoples, nations and places people come from. */
  origin: group(
    "origin",
    `koori~, murri~, noongar~, nunga~, blackfella~, torres strait islander~, first nations, pom, poms, pommies, aussie, kiwis, wogs, lebs, boat people, fujian, fujianese, fuzhou, fuzhounese, wenzhou, wenzhounese, toishan, taishan, sichuanese, hunanese, dongbei, cantonese folks, oaxaca, oaxacan~, michoacan, chiapas, jalisco, sonora, field hands, pickers, cane cutters, hometown folks, hometown people, hometown crowd, fellow villagers, fellow townsmen, long grasser~, itinerants, the mob, mob, blackfella mob, community mob, humbug, bush mob,
    pacific islander~, south american~, central american~, west african~, east african~, north african~, central asian~, mediterranean, balkan, czech~, slovak~, slovenian~, croatian~, bosnian~, estonian~, latvian~, lithuanian~, baltic, danish, dane~, finnish, finn~, icelandic, austrian~, swiss, belgian~, tamilian~, marathi, malayali~, goan~, bhutanese, laotian~, bruneian~, macanese, shanghainese, hainanese, hakka, hokkiens, teochews, eritrean~, congolese, ugandan~, zimbabwean~, south african~, cameroonian~, tunisian~, libyan~, palestinian~, jordanian~, saudi~, emirati~, kuwaiti~, azeri~, georgian speakers, chilean~, argentinian~, ecuadorian~, bolivian~, uruguayan~, trinidadian~, barbadian~, guyanese, chink~, wetback~, towelhead~, gypsies, redneck~, hillbillies,
    hispanic~, latino~, latina~, latinx, mexican~, chicano~, puerto rican~, cuban~, dominican~, haitian~, jamaican~, salvadoran~,
    guatemalan~, honduran~, colombian~, venezuelan~, brazilian~, peruvian~, asian~, east asian~, south asian~, southeast asian~,
    chinese, prc, prcs, mainlander~, mainland chinese, taiwanese, hongkonger~, hong kong chinese, malaysian chinese, korean~, japanese,
    vietnamese, filipino~, filipina~, pinoy~, pinay~, thai, thais, indonesian~, malay~, malaysian~, burmese, myanmar, cambodian~, hmong,
    lao, indian~, desi, desis, punjabi~, gujarati~, tamil, tamils, telugu~, bengali~, bangladeshi~, bangla, banglas, pakistani~, paki, pakis,
    nepali~, nepalese, sri lankan~, gurkha~, afghan~, arab~, arabic, middle eastern, middle easterner~, persian~, iranian~, iraqi~,
    turkish, turk, turks, syrian~, lebanese, armenian~, israeli~, african~, nigerian~, somali~, ethiopian~, ghanaian~, kenyan~,
    sudanese, russian~, ukrainian~, polish, pole, poles, romanian~, bulgarian~, albanian~, hungarian~, serbian~, italian~, greek~,
    portuguese, spanish, spaniard~, french, german~, dutch, irish, scottish, welsh, english, british, brits, brit, european~,
    eastern european~, scandinavian~, swedish, norwegian~, american~, north american~, canadian~, quebecois, australian~, aussies,
    new zealander~, kiwi~, westerner~, western, easterner~, foreigner~, foreign, immigrant~, migrant~, refugee~, asylum seeker~, overseas,
    expat~, expatriate~, newcomer~, new arrivals, newer arrivals, recent arrivals, non chinese, non indian~, non malay~, non asian~,
    non locals, locals, local, anglo~, anglo saxon~, wasp, old stock, new englanders, yankee~, southerner~, islander~, polynesian~,
    maori~, samoan~, tongan~, fijian~, peranakan~, hokkien, cantonese, teochew, caribbean, latin american~, oriental~, gringo~, tibetan~,
    uyghur~, kurd~, kurdish, egyptian~, moroccan~, algerian~, yemeni~, white british, non uk, fresh off the boat, off the boat, fob, fobs,
    south indian~, north indian~, sinhalese, mainland, mongolian~, kazakh~, uzbek~`,
    [
      "(local|foreign|overseas|western|english|american) (authority|authorities|schools|school|shops|council|amenities|currency|exchange|law|laws|transport|market|bus|buses|area|area map|plan|map|person buyers|buyer tax|buyers tax|side|wall|end|walls|exposure|red cedar|pub|park|parks|paths|roads|government|boundary|businesses|business|agent|agents|expert|library|surgery|history|sky|views|sun|facade|garden|elevation|aspect|language|ivy|basement|football|express|standard|walnut|transit|trains|stone|services)",
      "foreign (person|buyer|buyers) (tax|fee|withholding)",
      "(in|into|speaks|speak|take your call in|copy in|lease in) <origin>",
      "<origin> (and|or) <origin> (interpreters|translation|translations)",
    ],
  ),
  language: group(
    "language",
    `english, spanish, mandarin, cantonese, chinese, tamil, hindi, punjabi, korean, japanese, russian, arabic, french,
    german, polish, vietnamese, tagalog, malay, portuguese, urdu, farsi, putonghua, hokkien, gujarati, bengali`,
  ),
  faith: group(
    "faith",
    `sabbath, shabbat, shabbos, the sabbath, temple recommend, temple recommend holders, temple worthy, word of wisdom, halal, kosher, kashrut, prayers, friday prayers, prayer times, prayer mats, prayer rugs, prayer group, prayer meetings, pujas, puja, chanting, altar, altars, idols, scripture, gospel, the bible, the quran, the koran, torah, congregation, tithing, baptised, baptized, communion, ramadan, worshippers, churchy, church ladies, church families, christian~, c of e, church of england, church of scotland, anglican~, episcopalian~, presbyterian~, quaker~, amish, mennonite~, shia, sunni, ismaili~, bahai, wiccan~, pagan~, scientologist~, rastafarian~, yeshiva, catholic~, protestant~, evangelical~, born again, baptist~, methodist~, lutheran~, pentecostal~, mormon~, lds,
    jehovah's witness, jehovah's witnesses, orthodox, jew, jews, jewish, frum, shomer shabbos, shomer shabbat, kosher household,
    hasidic, chassidic, heimish, haredi, muslim~, moslem~, islamic, halal household, hijabi, hijab, turban, turbans, headscarf,
    headscarves, head scarf, head scarves, veil, veils, burqa, burka, niqab, hindu~, brahmin~, jain~, sikh~, buddhist~, taoist~, parsi~, atheist~,
    agnostic~, non believers, non believer, nonbelievers, nonbeliever, unbelievers, heathens, godless, church going, churchgoing,
    church goers, churchgoers, church goer, god fearing, bible believing, believers, believer, fellow believers, practicing, practising,
    observant, sabbath keeping, walks with the lord, walk with the lord, love the lord, loves the lord, jesus loving, saved, spirit filled,
    member in good standing, congregants, parishioners, faithful, of faith, people of faith, religious, devout, pious, mosque going, bible study, our faith, same faith`,
    [
      "(orthodox|religious|practicing|practising|observant) (church|artefacts|attorney|lawyer|solicitor|architect)",
      "<faith> (dior|louboutin|science)",
      "(former|converted|old|historic) ..3 <faith>",
    ],
  ),
  vegetarian: list(
    `vegetarian, vegetarians, veg, pure veg, veg only, vegan, no meat eaters, non meat eaters, no beef, no pork, no meat`,
  ),
  male: group(
    "male",
    `bros, father figure, all men, all guys, male roommate, male roommates, frat boys, handyman type, menfolk,
    man, men, male, males, guy, guys, gentleman, gentlemen, gent, gents, bloke, blokes, bachelor, bachelors, fella, fellas, fellow, fellows, lad, lads, dude, dudes, boys, boy, uncle, uncles, brothers, chap, chaps, mr right`,
    [
      "(bachelor|bachelors) (apartment|suite|unit|pad|flat|in|for rent)",
      "man cave",
      "(king|queen) <male>",
      "boys (school|grammar|college|home)",
      "men's shed",
      "man made",
      "<male> (chair|hole|holes|kind)",
    ],
  ),
  female: group(
    "female",
    `mom type, mom types, mother figure, mommy, mama, maiden, ladyfriend, matron, matrons, housewife, gals, gentlewoman, ladies who, all girl, all girls, all women, female roommate, female roommates, girlfriend types, sorority, sorority girls,
    woman, women, female, females, lady, ladies, gal, gals, girl, girls, lass, lasses, chick, chicks, sister, sisters, auntie, aunties, working girl, single girl, missus, spinster, landladies, mum only`,
    [
      "(girls|ladies|women's) (school|grammar|college|hospital|mile|toilet|loo|institute)",
      "(powder room|granny)",
      "our lady",
    ],
  ),
  orientation:
    list(`alphabet crowd, alphabet people, alphabet folks, lgbts, gay couple, gay couples, lesbian couple, lesbian couples, queer couple, queer couples, trans people, trans folks, transsexuals, ladyboys, ladyboy, lesbians or gays, men who love men, boyfriends and boyfriends, two husbands, two wives, same gender, same gender couples, same sex pair, same sex pairs, sexual minorities, non straight, sex change, sex changes, gender fluidity, gender stuff, gender experiments, homosexuality, gayness, rainbow people, rainbow families, pronoun people, men in dresses, they them, changed sex, gay lifestyle, open lifestyles,
    gay, gays, lesbian, lesbians, lgbt, lgbtq, lgbtqia, queer, queers, bisexual, homosexual, homosexuals, trans, transgender, transgendered, transgenders, tranny,
    transitioning, transsexual, transvestite, cross dressers, cross dresser, drag queens, nonbinary, non binary, in between, same sex, same sex couple, same sex couples, rainbow flag, rainbow flags, rainbow crowd, rainbow folks,
    pride flag, pride flags, pronouns, pronoun crowd, alternative lifestyle, alternative lifestyles, that lifestyle, lifestyle choices, two moms, two mums, two dads, two men, two women sharing a bed, gender confused, gender bending, gender fluid`),
  straight:
    list(`sex on your birth certificate, sex you were born, gender you were born, born a man, born a woman, biological men and women, heterosexual couple, heterosexual couples, husband and a wife, man married to a woman, wife and husband, mother and father household, mum and dad household, mom and dad household, boy girl couple, man woman couple, male and female couple, male female couple, straight person, straight tenant, straight lady, straight guy, straight male, straight female, straight family, straight families, straight household,
    straight people, straight couple, straight couples, straight men, straight women, straight guys, straight folks, straight tenants, straight only, heterosexual, heterosexuals, heteros,
    traditional couple, traditional couples, traditional marriage, traditional marriages, normal couple, normal couples, biblical marriage, husband and wife, husband and wives, man and wife, one husband one wife, opposite sex couple, opposite sex couples, born male, born female, biological women, biological men, biological females, biological males, real women, real men, cisgender, a man and a woman, one man one woman, one man and one woman`),
  children: group(
    "children",
    `new mothers, new mums, new mum, new moms, new mother, mothers, fathers, moms to be, mum to be, mom to be, stay at home mums, stay at home moms, nursing mothers, breastfeeding, tantrums, under threes, under sevens, kindergarteners, school leavers,
    family unit, family groups, families with young kids, school runs, playpen, playpens, bottle feeding, night feeds, new baby, baby bump, bump, the stork, family with, growing family, growing families, young family, small fry, little people, tiny humans, mini me, school age kids, preschoolers, preschooler, tweens, tween, adolescents, adolescent, juveniles, under tens, under fives, under twelves, under sixteens, sons or daughters, sons and daughters, young mums, young mothers, new parents, expectant mothers, expecting couples, baby on the way, foster kids, foster children, grandkids, grandchildren, single mothers, working mothers,
    child, children, kid, kids, kiddie, kiddies, kiddos, kiddo, baby, babies, bub, bubs, bubba, toddler, toddlers, infant, infants,
    newborn, newborns, little one, little ones, littlies, littlie, young ones, wee ones, tots, tot, tykes, youngster, youngsters, youngins, rugrats, rugrat, ankle biters,
    anklebiters, bairns, nippers, sprogs, weans, munchkins, teenager, teenagers, teens, minors, minor, under 18s, under eighteens, school age, pitter patter,
    little feet, tiny feet, small feet, tiny footsteps, buggies, buggy, pram, prams, pushchair, pushchairs, stroller, strollers, high chair, high chairs, highchairs, cots, cot, cribs, crib,
    school bus, nappies, diapers, expecting, pregnant, pregnancy, expectant, mums to be, moms to be, parents, mums, moms, mums and dads, moms and dads, single mum, single mums, single mom, single moms, single mother,
    single mothers, single parent, single parents, single dads, solo parents, young families, families, family with children, families with children, family with kids, breeders, offspring, dependants, dependents, schoolkids, schoolchildren, brood, crying baby, crying babies`,
    [
      "(children's|children|kids|kids'|baby|parents|parent|minor|school bus) (play|playground|play area|pool|park|room|hospital|playroom|bedroom|bike|bike racks|centre|center|library|care|change|grand|walker|stop|stops|works|retreat|repairs|defects|damage|wear|road|road works|zone|club|gym|museum|wish|theatre)",
    ],
  ),
  adults: list(
    `grown ups please,
    adult couples, adult only, adults only, fully grown, over eighteens, over 18, without dependants, without dependents, without children, without kids, with no children, with no kids, no children, empty nest, past the child rearing, quiet adults, mature adult, mature couple,
    adult, adults, grown ups, grown up, grownups, grownup, over 18s, mature adults, mature people, mature tenants, mature household, child free, childfree, childless, kid free, kiddie free, baby free, children free, toddler free, dinks, retirees only, no dependants`,
  ),
  age: list(
    `over 30s, over 40s, over 50s, over 35s, over 25s, under 30s, under 35s, under 40s, over thirties, over forties, over fifties, over thirty fives, thirty and up, forty and up, thirty plus, forty plus, fifty plus, thirty somethings, {num} and up, {num} years and up, 30 plus, 40 plus, older people, older person, oldies, pensioners, pensioner, young people, youngsters only, young crowd, the elderly, elderly, elderly people, elderly parent, elderly tenants, oaps, oap, old folks, boomers, millennials, gen z, retirees, seniors, people in their twenties`,
  ),
  marital: list(
    `married pair, married people, the married, the unmarried, the divorced, singles, single persons, single people, spinsters, separated people, couples living in sin, living in sin, live in partners, live together unmarried, boyfriend and girlfriend, boyfriends and girlfriends, unwed, unwed couples, newlyweds only, legally married, properly married, marriage certificate,
    unmarried, unmarried couple, unmarried couples, married couple, married couples, married, divorcee, divorcees, divorced, widow, widows, widowed, cohabiting couples, co habiting, de facto couples, single women, single men`,
  ),
  disability: group(
    "disability",
    `home nursing, nursing care, nursing visits, nurse visits, past addictions, addiction, addictions, substance issues, substance abuse, sobriety issues, visual impairment, low vision, vision loss, sight impaired, partially sighted, blindness, deafness, sickness, disease, diseases, ailments, ailment, weak knees, stiff joints, balance problems, unsteady, forgetful, confused people, elderly with canes, walkers or scooters, accessibility needs, accessibility requirements, accessible needs, access needs, accommodations, home oxygen, catheter, stretcher, tube feeding, lift van, handi transit, paratransit, supportive housing, assisted living, personal care, personal care aides, attendants, attendant, respite, respite workers, fragile health, frail people, frail tenants, slow walkers,
    psychiatrist, psychiatrists, psychologist, shrink, therapist, therapists, counsellor visits, mental hospital, institution, schizos, schizo, psycho, psychos, junkie, junkies, hoarder, hoarders, druggies, crackheads, alcoholics, alcoholic, ex addicts, mobility device, mobility devices, mobility chair, power chair, power chairs, electric chair user, electric wheelchair, electric wheelchairs, motorized scooter, motorized scooters, rollator, rollators, medical history, mental history, medical needs, medical issues, health history, chronic conditions, chronic disease, cognitive issues, cognitive impairment, brain injury, brain injuries, seizure, tourettes, fetal alcohol, learning disability, learning disabilities, developmental delay, developmentally delayed, slow learner, hearing loss, poor hearing, poor eyesight, poor vision, sight loss, can't see, can't hear, amputee, one leg, prosthesis, ms patients, parkinson's, cerebral palsy, down's, retarded, retards, cripple, gimp, walking aid, walking aids, walking issues, mobility challenges, mobility challenged, mobility impaired, mobility impairment, physical limitations, physical limits, physically challenged, physical challenges, mentally challenged, mentally unwell, mentally unstable, unstable people, unstable persons, emotionally fragile, suicidal, eating disorder, nurse visits, nurses and caregivers, personal support workers, psw, psws, group home clients, supported living, community living clients, immunocompromised, diabetics, service dog handlers, the handicapped, the disabled, the mentally ill, the infirm, odd behaviour, special care, special assistance, accommodations letter, chemical sensitivities, multiple chemical sensitivity,
    uses a chair, use a chair, in a chair, chair bound, in chairs, wheeled chairs, housebound, bedridden, bedbound, bed bound, bad legs, weak heart, heart condition, heart conditions, heart trouble, asthmatic, tremors, wobbly legs, memory problems, hearing aids, hearing aid, oxygen bottles,
    home care workers, home care, care workers, care worker, support staff, health aides, home helps, home help, sober living, sober house, halfway house, halfway houses, treatment programs, anything on wheels, medication, meds, on meds, psych patients, psychiatric patients, therapy, therapist visits, panic attacks, adhd, tourette's, dyslexic, diabetic, cancer patients, cancer, aids, prosthetic, prosthetics, oxygen, feeding tube, limited mobility, reduced mobility, restricted mobility, can't walk, cannot walk, unable to walk, unsteady on, shaky on, frail, infirm, chronic pain, arthritis, wheels, wheelchair bound, chair users, chair user, hoists, hoist, commode, incontinent, sick note, unwell, ill health, poor health, bad health, health issues, disability pension, disability support, ndis, epileptics, autistics, the deaf, the blind, the sick, sign language, stroke, nervous breakdown, alcoholics, drug history, addict, addiction, addictions, therapists, physical limitations, physical limits, physical challenges, mentally challenged, mentally unwell, mental history, special needs children, disabled folks, disabled people,
    disabled, disability, disabilities, handicapped, handicap, crippled, cripples, invalids, wheelchair, wheelchairs, wheelchair user, wheelchair users, mobility scooter, mobility scooters, scooters, mobility gear, mobility aids, mobility equipment, mobility issues, mobility problems, walker, walkers, walking frame, walking frames, zimmer frames, zimmer frame, crutches, canes, cane, walking stick, bad back, bad knees, bad knee, bad hip, walking sticks, walking difficulties,
    trouble walking, grab bars, grab rails, ramps, stairlift, stairlifts, hospital bed, on oxygen, oxygen tank, oxygen tanks, dialysis, carer, carers, caregiver, caregivers, aides, aide, home aides, home health aide, support worker, support workers, nurses coming, live in help, blind, visually impaired, deaf, hard of hearing, hearing impaired, mute, autistic, autism, special needs, down syndrome, learning difficulties,
    slow people, mental health, mental illness, mentally ill, mentally disabled, mental issues, mental problems, mental case, mental cases, psychiatric, psychiatric medication, psych meds, psych, meds, on medication, depression, depressed, anxiety, bipolar, schizophrenic, schizophrenia, ptsd, crazies, crazy people, nutcases, epileptic, epilepsy, seizures, hiv, hiv positive, aids patients, recovering addicts, recovering addict, in recovery, recovery program, recovery people, rehab, rehab patients, methadone, addicts, amputees, dementia, alzheimer's, chronic illness, chronically ill, long term sick, sick people, health conditions, health problems, medical conditions, medical condition, medical equipment, medical devices, stroke survivors, obese, overweight, emotional problems, emotionally unstable`,
    [
      "(carers|carer|caregiver|caregivers) (allowance|allowances)",
      "<disability> (accessible|access|ramp|friendly|lift|lobby|height|toilet|parking|bay|bays|spaces|corner|curve|bend)",
      "(blind|ramps|ramp) (corner|curve|bend|up)",
      "dog walkers",
      "(with|has|have|and|a) (ramp|ramps|stairlift|grab bars|grab rails|walker|scooters) $",
      "exemptions for <disability>",
      "deaf smith",
    ],
  ),
  able: list(
    `fully able, able people, abled, fully abled, sound of limb, sound of mind, sure footed, nimble, agile, strong enough, strong legs, good legs, good knees, good on your feet, steady on your feet, steady on their feet, mobile enough, without help, without assistance, unassisted, unaided, healthy body, robust health, in robust health, of good health, physically capable, physically able, mentally capable, mentally healthy, active and healthy, fit people, independent enough, fit and able, bodily fit, full health, fit and active, active and fit,
    able bodied, ablebodied, physically fit, fit and healthy, healthy, healthy people, in good health, good physical health, sound mind, of sound mind and body, mentally stable, emotionally stable, mentally sound, mentally fit, fit enough, on your own two feet, own two feet, fully mobile, fully ambulatory, ambulatory, sprightly, spry, independent living, live independently, living independently, capable of living alone, care for themselves, take care of themselves, look after themselves, look after yourself, get by on their own, manage on their own, manage the stairs unaided, climb the stairs unaided, self sufficient, self reliant`,
  ),
  "assistance-animal": list(
    `seeing eye, assistance pets, assistance cat, emotional support cat, emotional support cats, support pets, therapy dog, therapy animals, therapy cat, comfort animal, comfort dog, certified animals, so called service, hearing dog, dog for the blind, doctor's letter for, medical alert dog, medical alert dogs,
    service dog, service dogs, service animal, service animals, guide dog, guide dogs, assistance dog, assistance dogs, assistance animal, assistance animals, emotional support, emotional support animal, emotional support animals, emotional support dog, emotional support dogs, esa, esas, esa letter, esa letters, esa note, esa notes, support animal, support animals, support dog, support dogs, seeing eye dog, seeing eye dogs, hearing dogs, comfort animals, therapy dogs`,
  ),
  benefits: group(
    "benefits",
    `rental supplements, rental supplement, rent paid by the ministry, paid by the ministry, ministry rent, ministry pays, ministry direct, direct from the ministry, ministry, cheques from the government, government pays, government assisted, bc housing, rent supplement cheques, rent bank, rent geared to income, rgi, shelter portion, shelter benefit, disability cheques, on social, social cheques, gov cheques, income supplement, gis, cpp disability, wcb, workers comp, ow cheques, ontario disability, works cheques, pogie, dole cheques, welfare cases, benefits cases, benefits case, subsidised tenant, third party cheques, agency placements, charity placements,
    cheques from the ministry, checks from the ministry, cheque from the ministry, ministry cheques, ministry cheque, disability pension, section eight, sec. 8, sec8, section8, choice voucher, choice vouchers, program participants, subsidized tenants, subsidised tenants, subsidized renters, subsidy holders, aid checks, state aid, county aid, public money, taxpayer money, taxpayer funded, on the system, people on the system, government rent, government paid rent, city paid, state paid, county paid, housing programs, housing program, rent programs, rental programs, assistance of any kind, any kind of assistance, working tax credit, tax credits, pension credit, local housing allowance, housing allowance, council help, council backed, income support claimants, benefit recipients, benefits recipients, benefit tenants, on lha, on uc, on pip, unwaged, non working, welfare tenants, welfare people, welfare cases, welfare cheque, people on disability, on disability, on odsp, on ow, on income assistance, on social assistance, social assistance recipients, on welfare, on ssi, pensioner on benefits, jobkeeper, jobseeker payment, disability support pension, dsp, on centrelink, centrelink recipients, government payments, government payment, government benefits, government support payments, rent assist, rap holders, worker from social services, housing worker, benefit office, benefits office, job centre, jobcentre,
    section 8, section eight, sec 8, sec eight, s8, voucher, vouchers, voucher holder, voucher holders, housing voucher, housing vouchers, hcv, hcvp, hud vash, vash, hasa, cityfheps, fheps, erap, rap, cha, hacla, nycha, rapid rehousing, housing authority, housing choice, housing assistance, rental assistance, rent assistance, rent subsidy, rent supplements, rent supplement, rental supplement, shelter allowance, subsidy, subsidies, subsidized, subsidised, state subsidies, state subsidy, programs, program tenants, government programs, assistance programs,
    government assistance, public assistance, state assistance, government aid, public aid, government cheques, government checks, government money, tanf, ebt, food stamps, snap benefits, ssi, ssdi, disability checks, disability cheques, disability check, disability cheque, disability income, disability payments, social security checks, welfare, welfare checks, welfare cheques, welfare recipients, housing checks, housing cheques, county checks, state checks, checks from the county, rent paid by the state, rent paid by the council, payments from the council, government funded, government support, relief checks, aid recipients, assistance recipients, case workers, caseworkers, social workers,  on welfare, social assistance, social services, income assistance, income support, ontario works, ow, odsp, aish, pwd, bc benefits, ei, on ei, el cheapo, pogey, direct pay, direct to landlord payments,
    dss, lha, lha tenants, universal credit, uc, housing benefit, housing benefits, hb, benefit claimants, benefits claimants, claimants, on benefits, benefits, benefit, pip, esa benefit, carer's allowance, carers allowance, jsa, jobseekers, job seekers, jobseeker's, the dole, on the dole, dole, the social, council funded, council funded rents, council tenants, council placements, top ups, council paid, centrelink, youth allowance, newstart, living off the government, living off the state, waiting on the first of the month, checks from the state, cheques from the state, checks from the government, handouts, on assistance, unemployed, unemployment, out of work, jobless, not working, agency payments, third party payments, state pays, charity funded, guarantor schemes, cssa, comprehensive social security`,
    [
      "(benefits|benefit) (from|of|by)",
      "(fringe|employee|key|health|tax|added) <benefits>",
      "welfare office",
      "<benefits> (office)",
      "(the|that|which|kitchen|garden|property|house|home|flat|apartment|it|also) (benefits|benefit)",
    ],
  ),
  employment: list(
    `wage slip, wage slips, wages, wage, salary, salaries, salary slip, salary slips, job holders, job holder, working folks, working people only, working folk, workers, wage earning, earning, earners, nine to five, 9 to 5, full timers, someone employed, work full time, works full time, working full time, working full-time, employer reference, employer's letter, letter from your employer, employer's reference, proof of employment, contract of employment, employment contract, employment letter, employment verification, in steady work, steady work, steady employment, stable employment, stable job, a job, jobs, income from work, working class people, paid work, a regular job, real work, real wages, holding down a job,
    employed, in work, in employment, full time work, full time job, full time employment, full time workers, works for a living, work for a living, working people, working tenants, working person, working persons, working families, working adults, steady job, good job, real job, day job, regular paycheque, regular paycheck, paycheque, paycheques, paycheck, paychecks, pay stubs, paystubs, payslip, payslips, w 2, w2 income, earned income, wage earners, wage earner, salaried, gainfully employed, get up and go to work, go to work, employment income, job letter, permanent job, permanent contract`,
  ),
  occupation: list(
    `seasonal staff, seasonal workers, ski bums, ski bum, lifties, liftie, writer, writers, novelist, author, poets, musician, musicians, hockey billets, billets, cadets, cadet, recruits, rcmp, police officer, police officers, firefighter, firefighters, paramedic, paramedics, soldiers, soldier, military member, scholar, scholars, visiting scholar, visiting professor, relocation family, corporate relocation, relocating family, relocating executive, contractor, contractors, travelling nurse, travelling nurses, traveling nurse, locum, locums, flight crew, camp worker, camp workers, shift worker, shift workers, night shift worker, day worker, miner, miners, fly in fly out, fifo worker, fifo workers, tradesperson, tradespeople, skilled trades, chef, chefs, barista, gardener, dog walker, busy exec, busy execs, exec, execs, quiet soul, quiet souls, gentle soul, tidy soul, one quiet soul, working soul, single soul, one soul, empty nest couple, downsizers, downsizer, downsizing couple, retirees downsizing, retired teacher, retired nurse, retired lady, retired gentleman, retired folks, young couple, couple starting out, pair starting out, first timers, foodie, foodies, yogi, athlete, athletes, outdoorsy type, outdoorsy types, outdoorsy couple, commuter, weekday tenant, weekday commuter, monday to friday tenant, visiting academic, postdoc, postdocs, phd student, phd students, phd candidate, law student, law students, nursing student, nursing students, serious student, mature student, mature students, quiet student, quiet students, co op student, co op students, articling student, tech worker, developer types, digital nomad, digital nomads, remote professional, consultant, working couple, professional pair, young family, single professional, bachelor or bachelorette, homebodies, night owl, night owls, early birds, early riser, early risers, introvert, introverts,
    librarian, schoolteacher, school teacher, schoolteachers, medical staff, health workers, health worker, healthcare workers, healthcare worker, hospital employees, caretaker, retired pair, quiet pair, older lady, older gentleman, young lady, lovebirds, love birds, sweethearts, pair of newlyweds, commuting executive, junior doctor, junior doctors, resident doctor, locum, locums, contractor on rotation, mature singles, couples without children, couples without kids, couple with no kids, couple no kids, childless couples, two people, two singles, duo, homemaker, homemakers, retired teacher, retired nurse, retired gentleman, retired lady, retired folk, retired folks, music student, art student, arts students, culinary students, dancer, dancers, fitness buff, gym goer, athletes, athlete, gamers, dog lover, cat lover, gardener, foodie, foodies, city dweller, urbanite, urbanites, outdoorsy couple, outdoorsy person, bookworm, bookworms, minimalist, minimalists, globetrotter, jetsetter, weekday commuter, weekday tenant, work from home professional, freelancer, freelancers, consultant, manager, managers, office staff, civil servant, banker type, new grad, new grads, new graduates, new nurses, travel nurse, travel nurses, travelling nurse, travelling nurses, officer, officers, rcmp member, rcmp members, police officers, teachers college student, tech worker, tech professional, tech professionals, film crew, cast and crew,
    older pair, calm older couple, calm couple, mature pair, elderly couple, elderly lady, grandma, grandpa, granny, grandparents, widower, widow, widows, in laws, nanny, career driven, career driven person, career oriented, careerist, one student, one worker, one tenant, one individual, pair of students, pair of professionals, pair of nurses, working individual, working professional couple, clean individual, quiet worker, busy worker, busy workers, single mother, single mom, single dad, single parent, solo professional, solo traveller, academic couple, international student, international students, foreign students, mature individual, mature woman, mature man, mature gentleman, female student, female professional, male professional, recent grad, recent grads, recent graduate, recent graduates, undergrad, undergrads, phd student, phd students, post doc, postdoc, postdocs, med student, med students, law student, law students, college kids, college student, college students, university student, university students, student couple, co op student, co op students, skilled trades, tradesperson, tradespeople, tradeswoman, labourer, oil worker, oil workers, camp worker, camp workers, miner, miners, airline staff, hospital staff, hospital workers, faculty, visiting faculty, government worker, government workers, public servant, public servants, accountant, accountants, sole occupant, childless couple, couple without kids, dog free couple, non smoking couple, two adults, two professionals, two students, two workers, two friends, single occupancy, newlywed, honeymoon couple, just married, baby boomers, downsizing couple, pensioners, pensioner, family of three, family of four, small household, one family, nuclear families, homebodies, early riser, early risers, night owl, night owls, introvert, introverts, quiet soul, quiet souls, gentle soul,
    grad student, medical student, medical students, medical resident, medical residents, residents in training, intern, interns, trainee, trainees, apprentice, apprentices, nurse or teacher, teacher, academic, professor, professors, researcher, researchers, banker, lawyer, engineer, pilot, pilots, flight crew, flight attendants, cabin crew, paramedic, paramedics, police officer, firefighter, firefighters, soldier, soldiers, military, military couple, fifo workers, fifo worker, shift worker, shift workers, night shift worker, truck driver, trucker, truckers, chef, chefs, musician, musicians, artist, writer, writers, downsizer, downsizers, rightsizers, upsizers, commuter, academics, scientist, scientists, programmer, programmers, software engineer, software engineers, developer types, self employed person, executive couple, executive tenant, executive tenants, corporate tenant, corporate executive, corporate executives, business traveller, business travellers, business traveler, business travelers, retired person, retired people, semi retired, working adult, working adults, working couples, working woman, working man, working girl, couples starting out, couple starting out, young people, young person, young man, young woman, older couple, older couples, older person, older people, older folks, mature tenants, mature people, mature student, mature students, mature ladies, mature lady, quiet single, quiet tenants, quiet couples, quiet individual, quiet individuals, solo tenant, solo living, solo renter, single tenant, single tenants, single people, single lady, single gentleman, single man, single woman, single male, single female, bachelorette, bachelorettes, newly married, honeymooners, parents with kids, small family, small families, nuclear family, big family, big families, large families, extended family, extended families, blended families, single parent family, roommates, sharers, pair of friends, starter family, first home buyers, first homebuyers, first-time buyers, first time buyer, investors and families, city types, yuppie, yuppie couple, hipster, the urban professional, urban professional, urban professionals, mature professional, mature professionals, busy professional, busy professionals, busy professional couple, someone who works, someone who travels, someone who is rarely home, someone who is hardly, someone hardly ever home, somebody who works, somebody who travels, anyone who works, person who works, tenant who works, person who travels, tenant who travels, person who is away, workaholic, workaholics, nine to fivers, church goer couple, golfers, golden agers, golden years, nest leavers, snowbird, snowbird couple, man or woman of business,
    professional, professionals, profs, prof, professional person, professional people, professional couple, professional couples, professional tenant, professional tenants, professional sharers, young professional, young professionals, working professional, working professionals, executive, executives, busy executive, young executive, corporate, corporate let, corporate tenants, corporates, career minded, career people, office worker, office workers, good office job, office job, desk job, white collar, city workers, bankers, doctor, doctors, nurse, nurses, academics, lawyers, lecturers, teachers, medics, consultants, engineers, civil servants, key workers, graduates, postgraduates, students, student, grad student, grad students, rotational worker, rotational workers, remote worker, remote workers, tradesman, tradie, tradies, nurse only, suited and booted, business people, businessman, businesswoman, entrepreneurs, techie, techies, tech workers, scholars, working person, working couple, retired couple, retired couples, retiree, retirees, snowbirds, single professional, single person, mature person, mature tenant, mature couple, quiet couple, quiet person, homebody, newlyweds, newlywed couple, young couple, young couples, couple, couples, first time buyers, bachelor, bachelors, growing family, growing families, young family, young families, families, family, large family, empty nesters, empty nester, multigenerational families, executives only, singles, single, active adults, seniors, mature adults, quiet tenant, quiet people, hipsters, yuppies, creatives, artists, dinks, single occupant, one person, expats, military families, commuters, working class`,
  ),
  "own-kind": list(
    `one of our own, our own kind, our own sort, our own people, our kind, our sort, people like us, folks like us, folks like ourselves, people like ourselves, like minded, same as us, same same, same kind, same background, same community, same culture, our community, our culture, our people, fellow countrymen, your own kind, own kind, same sort, families like ours`,
  ),
};
