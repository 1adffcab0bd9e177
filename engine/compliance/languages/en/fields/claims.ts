/** What advertisements promise and boast: gains, certainty, degree, rank, haste. */
import { across, list } from "#engine/compliance/frames/language";

const rank = `hardest working, hardest, kindest, steadiest, savviest, slickest, proudest, best selling, best dressed, best connected, best kept, best looking, best run, best reviewed, priciest, thriftiest, softest, broadest, boldest, oldest, closest, calmest, airiest, lightest, snuggest, flattest, nicest, prettiest, brightest, sunniest, quietest, friendliest, grandest, smallest, loveliest, warmest, safest, easiest, swiftest, sharpest,
  keenest, leanest, cleanest, handsomest, richest, greenest, roomiest, cosiest, coziest, best known, best loved, best equipped, best located, best placed, best value, best priced, favourite,
  favorite, best, biggest, largest, highest, lowest, cheapest, fastest, quickest, tallest, longest, widest, deepest, finest, greatest, strongest, busiest, hottest, smartest, number one, no 1, # 1, top,
  leading, foremost, premier, supreme, coolest, chicest, sleekest, plushest, boldest, newest, rarest, proudest, top rated, top ranked, highest rated, best rated, top selling`;
const admired = `beautiful, stunning, desirable, popular, experienced, trusted, awarded, successful, luxurious, elegant, exclusive, affordable, spacious, prestigious, recommended,
  reliable, effective, productive, respected, innovative, competitive, sought after, energy efficient, scenic, private, impressive, spectacular, charming, complete, energetic, reviewed, charming`;
const none = `no, no other, not one, not a single, no local, no rival, what other, which other, no competing, show me another`;
const craft = `agent, agency, team, brokerage, broker, realtor, firm, office, company, house, home, flat, building, condo, competitor, property, address, listing, landlord, letting agent, estate agent`;
const extents = `town, city, county, country, valley, neighbourhood, neighborhood, region, subdivision, village, postcode, zip code, zip, complex, building, block, street, lake, beach, market, province,
  state, world, nation, industry, area, estate, suburb, downtown, district, development, parish, coast, bay, harbour, harbor, island, marina, tower, community, enclave, borough, metro, peninsula, hill, road, riverfront,
  waterfront, business, west, east, north, south, side, land, planet, mainland, river, sands, sand, row, parade, cul de sac, crescent, club, resort, hills, tract, park, precinct, shire, whole place`;

export const claims = {
  /** Degrees that leave the rest behind. */
  best: {
    words: [...list(rank), ...across("most, the most", admired)],
    except: [
      "top (floor|floors|storey|story|level|end|of|to|up|corner|half|lit|quality|two|three)",
      "best (before|of both|by|wishes)",
      "number one (bedroom|bathroom)",
    ],
  },
  extent: list(extents),
  feature: list(
    `backyard, lot, kitchen, garage, pool, dock, balcony, terrace, lobby, gym, address, street, location, beach, frontage, patio, porch, office, views, block, suite, ceilings, bath, living room, rooftop, square footage, plot, basement, layout, marina, mooring, staff, reviews, marketing, reputation, knowledge, record, track record, service, sales record, closing record, price per square foot, price per foot, rent, rents, buy, apartments, homes, houses, flats, condos, listings, properties, negotiators, professionals, brokers, people, name`,
  ),
  "no-other": across(none, craft),
  "sure-thing": list(
    `can't miss, cannot miss, can't lose, no lose, no brainer, sure thing, sure bet, sure winner, slam dunk, surefire, sure fire, safe bet, safest bet, one way bet, sitting duck, guaranteed winner, winner winner, dead cert, dead certainty, certainty, foregone conclusion, lay down misere, shoo in, set and forget, set for life, money for jam, money for nothing, easy money, free money, money in the bank, money spinner, pays for itself, recession proof, crash proof, bulletproof investment, bullet proof investment, failproof, fail safe investment, foolproof, risk free, riskless, no risk, zero risk, nothing to lose, all upside, no downside, upside only, win win, never look back, print money, printing money`,
  ),
  "money-maker": list(
    `money printer, money machine, money maker, moneymaker, cash cow, cash machine, cash generator, cash flow machine, license to print, licence to print, gold mine, goldmine, golden goose, golden egg, golden eggs, golden ticket, atm, personal atm, money tree, nest egg that grows, pot of gold, jackpot, gravy train, pension pot, retirement machine, goose that lays, mint of money, fortune maker, millionaire maker, wealth machine, wealth builder`,
  ),
  certain: list(
    `a certainty, certainty, certainties, done deal, a done deal, never stop, never stops, no matter what, cast iron, sure thing, a sure thing, dead certain, as good as done, as good as, a formality, just a formality, rubber stamp, rubber stamped, signed and sealed, nailed on, a lock, stone cold, fail safe, failsafe, worry free, on a plate, hand on heart, my word on it, our word, you have our word, you have my word, i swear, cross my heart, mathematically, a fact not a hope, confirmed one, sure can, steady pom pi pi,
    guarantee~, guaranteed, assured, assure~, certain, certainly, for certain, for sure, sure thing, surefire, sure fire, sure to, sure bet, definite, definitely, confirm, confirmed, confirm can, confirm one, promise, promised, promises, no doubt, no doubt about it, no doubt about that, without doubt, without question, no question, no questions, no ifs or buts, no ifs no buts, no ifs ands or buts, bank on it, can bank on, take it to the bank, take to the bank, you can take to the bank, count on it, can't lose, cannot lose, can not lose, can't go wrong, can't fail, cannot fail, never fails, no way to lose, no risk, risk free, riskless, zero risk, without risk, bulletproof, bullet proof, rock solid, ironclad, iron clad, foolproof, no brainer, slam dunk, safe as houses, dead cert, dead set, in the bag, baked in, built in, locked in, lock in, locking in, set in stone, written in the stars, a given, inevitable, bound to, can only, only go up, only goes up, only going up, only one direction, only go one direction, matter of time, a matter of time, easily, every single month, every single year, come rain or shine, rain or shine, whatever the market does, whatever the market, no worries, hands off, hassle free, without lifting a finger, like clockwork, always, forever, for life, till you retire, mark my words, trust me, you'll thank me, you will thank me, guaranteed in writing, or your money back, in any market, recession proof, confirm plus chop, sure win, huat, huat ah, huat one, sure make, sure profit, never lose, never drop, never go down, never falls`,
  ),
  future: list(
    `will, you'll, it'll, they'll, we'll, 'll, gonna, going to, is going to, are going to, is set to, set to, shall, would, won't, about to, on track to, due to, poised to, destined to, expect to, expected to, stands to, by next year, by next spring, by spring, by 2027, by 2028, by 2029, by 2030, by 2031, by 2032, in five years, in three years, in seven years, in ten years, within a year, next year, overnight, once the, when the, the day the, as soon as the, by your next birthday, by the time, before you know it`,
  ),
  gain: list(
    `equity, profit~, profits, gain~, capital growth, capital gain, capital gains, growth, appreciation, appreciate~, value, values, upside, windfall, return~, returns, yield~, roi, resale, resale profit, resale value, payday, money, wealth, cash, cash flow, cashflow, positive cash flow, income, passive income, rental income, rent~, rents, dough, six figures, seven figures, five figures, half a million, fortune, nest egg, pot of gold, goldmine, gold mine, money maker, moneymaker, cash cow, money printer, windfall gain, instant equity, market value, price, prices, worth, passive money`,
  ),
  rise: {
    words: list(
      `go north, going north, pick up, shoot up, head up, heading up, moon, zoom, leap, leaps, take flight, lift off, outpace, outpaces, add value,
    rise~, rising, go up, goes up, going up, climb~, soar~, skyrocket~, double~, doubling, triple~, quadruple~, grow~, increase~, appreciate~, jump~, surge~, shoot up, explode~, boom~, take off, outperform~, fetch, be worth, worth more, sell for, flip for, flip it for, resell for, make you, earn you, net you, pay you, gain, gains, beat the market, only get better, go through the roof, moon, multiply~, 2x, 10x, cash out, collect, pocket, make money, make a killing, make a profit, make a fortune, walk away with, walked away with, add zeros, reward you`,
    ),
    except: [
      "double (glazed|glazing|garage|bed|beds|bedroom|bedrooms|room|rooms|sink|aspect|fronted|driveway|doors|oven|height|storey)",
    ],
  },
  rented: {
    words: list(
      `rented, tenanted, occupied, let, leased, booked, full, filled, rented out, snapped up by tenants, booked solid`,
    ),
    // a new home, not a promise that it stands full
    except: ["never (been)? (occupied|rented|tenanted|leased)"],
  },
  vacancy: list(
    `idle month, gap between tenants, gaps between tenants, dry month, dry spell, downtime, rent gap,
    vacancy, vacancies, void, voids, empty month, empty months, void period, void periods, empty, vacant, a vacant month, an empty day, empty week, empty weeks, days vacant`,
  ),
  loan: list(
    `mortgage, loan, loans, financing, finance, home loan, approval, pre approval, preapproval, credit, credit approval, approved, preapproved, qualified, application, lender, bank`,
  ),
  planning: list(
    `rezone, rezoned, rezoning, zoning, zone, split, split it, subdivide, subdivided, subdivision, planning permission, planning, permission, permit, permits, consent, da approval, building permit, granny flat approval, second suite, duplex approval, severance, variance, redevelop, redeveloped, redevelopment, land use, development approval, lot split, extension, loft conversion, severed, en bloc, collective sale, change of use`,
  ),
  authority: list(
    `council, county, city, town, municipality, planners, planning board, planning committee, zoning board, the board, shire, borough, ministry, government, govt, ura, hdb, local authority`,
  ),
  school: list(
    `school, schools, school place, school places, catchment, elementary, primary, secondary, academy, college, grammar, kindergarten`,
  ),
  place: list(`place, places, seat, seats, spot, spots, admission, enrolment, enrollment, entry`),
  /** What makes a promise a disclaimer or a sourced fact. */
  disclaimed: list(
    `no guarantee, not guaranteed, never guaranteed, never a guarantee, never a given, not a given, never a sure thing, not a sure thing, no sure thing, never a safe bet, never a certainty, never certain, never promised, never assured, nothing is guaranteed, is not guaranteed, are not guaranteed, not a guarantee, no promise, not promised, is promised, has made no promise, not promise, no forecast, not a forecast, make no forecast, makes no forecast, no one can say, may fall, can fall, may go down, can go down, as well as rise, may not, might not, not be repeated, may vary, results may vary, past performance, past growth, terms apply, conditions apply, policy terms, warranty, defects liability, financial advice, we give no advice, satisfy themselves, not set by law, ask your, consult, no en bloc, deposit is, deposit, authentic`,
  ),
  /** What a figure rests on or hangs on, wherever it stands in its sentence. */
  qualified: list(
    `subject to approval, subject to, gross yield, gross yield before, before costs, before expenses, before tax, per the, according to, land registry, house price index, index, indices, data, statement of information, named insurer, per the iras, lease on file, leases attached, leases on file, statements attached, was approved, approved the, has been granted, was granted, is granted`,
  ),
  /** Superlatives that can be measured. */
  most: list(
    `nicest, prettiest, brightest, sunniest, friendliest, favourite, favorite, go to,
    best, biggest, largest, highest, lowest, cheapest, fastest, quickest, most, number one, number 1, no 1, no. 1, # 1, #1, numero uno, nr 1, top, top selling, top rated, top producing, leading, greatest, finest, foremost, premier, first, unbeatable, unbeaten, unrivalled, unrivaled, unmatched, unparalleled, unsurpassed, second to none, unequalled, undisputed, deepest, tallest, longest, widest, newest, oldest, closest, strongest, busiest, hottest, smartest, most trusted, most awarded, most experienced, most successful, goat, king, champion`,
  ),
  rival: list(
    `any competitor, competitor, competitor's, our competitors, with others, with them, with anyone else, with anybody else, the next team, the next office, the next brokerage, the next realtor, other teams, other offices, the next guy, the guy down the street, down the street, neighbouring agents, run of the mill, your last agent, the last agent, rival firms, most agents, most realtors, most brokerages, any bank, any agent in, your typical agent, typical agent, the norm, a typical, the going rate,
    average, the average, others, other guys, the other guys, other guy, big firms, the big firms, big boys, the big boys, high street, the high street, the market, anything else, anything, anywhere, anywhere else, any house, any home, most, what others, the next, next agent, next door, comparable, comparable homes, similar homes, every rival, your current agent, your agent, our nearest rival, nearest rival, big names, the big names, discount brokers, online agents, online agent, franchise, franchises, any in, all others, all other, every house, every home, every flat, elsewhere, top producers,
    anyone, anybody, anyone else, anybody else, any other, any other agent, any other agency, any other brokerage, every other, every other brokerage, other agents, other agencies, the competition, competitors, competition, our rivals, rivals, the rest, all the rest, the others, everyone else, everybody else, other brokerages, other realtors, other firms, our team, us, we do, i do, me, than this, than i do, than we do`,
  ),
  better: list(
    `finer, brighter, quieter, warmer, roomier, safer, sharper, tougher, wiser, sunnier, prettier, smarter, friendlier, keener, leaner, further, more experienced, more trusted, more house, more home, more space, more for your money, more bang,
    better, faster, quicker, cheaper, more, higher, lower, less, bigger, sooner, larger, harder, deeper, finer, closer, stronger, nicer`,
  ),
  nobody: list(
    `there is no, there's no, there isn't a, you'd struggle to find, you would struggle to find, hard pressed to find, hard pressed to, good luck finding, just try finding, try finding, try to find, i dare you to find, we challenge you to find, you'll be hard put to find, you can't find, can't find, cannot find, could not find, couldn't find, doesn't get, does not get, it doesn't get, they don't come, hardly anyone, few can, few agents, few teams, not a soul, no realtor, no broker, no firm, no company, no condo, no home, no listing, name one, show us,
    <no-other>, who else, nobody around, no one around, nobody here, no one local, no outfit, nobody in town, find another, show me, no house, no flat,
    nobody, no one, no other, no other agent, no other team, no other brokerage, no agent, none, nothing, not one agent, you won't find, you will not find, you'll never find, never find, nowhere, nobody else, no one else, no other agency, no competitor, nothing else, no rival, you won't see, find me someone`,
  ),
  trade: list(
    `agent around, expert, experts, specialist, specialists, salesperson, salespeople, shop, outfit, group, network, duo, crew, practice, name, auction house, surveyor, valuer, property people, listing team,
    agent, agents, agency, agencies, broker, brokers, brokerage, brokerages, realtor, realtors, team, office, firm, company, letting agent, estate agent, estate agents, real estate team, lettings, lettings agency, sales team, conveyancer, property manager, auctioneer, selling agent, customer happiness, customer satisfaction, sales, homes sold, units sold, sold, commission, fees, fee, rates, results, service, listing agent, negotiator`,
  ),
  home: list(
    `house, home, flat, apartment, condo, unit, townhouse, villa, cottage, bungalow, two bed, three bed, four bed, one bed, property, lot, dock, pool, yard, garden, view, views, deck, price, prices, listing, deal, bargain, penthouse, loft, rancher, semi, terrace, mansion, estate, studio, duplex, block, kitchen, lane house, layout, value, floor plan, address, residence, three bedder, two bedder`,
  ),
  region: list(
    `in town, in the city, in the county, in the country, in the area, in the valley, in the neighborhood, in the neighbourhood, in the region, in the state, in the province, in the world, in the complex, in the building, in the street, on the street, on the block, on the lake, on the market, on the waterfront, on the sand, on the beach, on the coast, on the water, on the island, on the hill, around here, round here, around, for miles, anywhere, in the district, in the market, in the whole, in all of, of any, in the postcode, in the zip code, in the suburb, by a mile, by far, to boot, in the estate, on the road, ever, ever built, you will see this year, this year, in the industry, five years in a row, years in a row, you'll ever, hands down, bar none, ask around, just ask around, ask anyone`,
  ),
};
