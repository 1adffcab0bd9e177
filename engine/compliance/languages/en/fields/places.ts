/** What makes a group's word part of a name or the description of a thing: "Christian Street", "Chinese elm". */
import { list } from "#engine/compliance/frames/language";

export const places = {
  /** Second parts of names: streets, institutions, towns. */
  "name-tail": [
    ...list(`school, elementary, academy, college, university, hospital, clinic, clinics, centre, center, theatre, theater, museum, gallery,
      hotel, inn, pub, club, riding club, society, foundation, bank, mall, market, heritage centre, heritage center, cemetery, cathedral,
      consulate, embassy, association, church hall, legion, stadium`),
    // What is a street or a hill only where it is written as a name: "Christian Street" and not "a Christian street".
    ...list(`street, st, road, rd, avenue, ave, lane, ln, drive, boulevard, blvd, way, walk, trail, court, close, crescent, terrace, place,
      square, row, parade, highway, parkway, hill, hills, ridge, creek, river, lake, bay, beach, springs, valley, island, point, heights, grove,
      bend, rock, canyon, mountain, station, mrt, lrt, mtr, line, arms, hall, tower, towers, estate, village, county, city, oval, mile, plaza,
      quarter, quarters, gardens, park, reservation, reserve, nation, act, code, office, ordinance, green, cross, gate, common, wood, woods,
      landing, harbour, harbor, cove, head, bridge, ferry, house, manor`).map((name) => `^${name}`),
  ],
  country:
    list(`africa, asia, india, china, mainland china, the mainland, the middle east, pakistan, bangladesh, nepal, sri lanka, nigeria,
    ghana, kenya, somalia, ethiopia, mexico, guatemala, honduras, el salvador, haiti, cuba, jamaica, venezuela, colombia, brazil, philippines,
    the philippines, indonesia, vietnam, thailand, myanmar, malaysia, korea, japan, taiwan, russia, ukraine, poland, romania, bulgaria,
    albania, syria, iraq, iran, afghanistan, lebanon, turkey, egypt, morocco, algeria, eastern europe, europe, overseas, abroad,
    another country, other countries, down south, latin america, south america, central america, the caribbean, the islands, the third world`),
  /** What is made, grown, cooked or built after a people's manner. */
  thing:
    list(`style, styled, inspired, influenced, revival, colonial, provincial, gothic, tile, tiles, tiled, marble, limestone,
    sandstone, slate, stone, granite, travertine, leather, oak, walnut, rosewood, teak, pine, cedar, maple, elm, ivy, lilac,
    bamboo, garden, gardens, doors, door, windows, window, shutters, blinds, curtains, rug, rugs, carpet, carpets, dresser,
    linen, linen press, press, furniture, cabinet, cabinets, cabinetry, chest, screen, screens, lamp, bath, tub, hammam,
    appliances, kitchen, kitchens, engineering, design, designer, architecture, architect, oven, ovens, stove, range, bidet,
    restaurant, restaurants, eatery, eateries, cafe, cafes, bakery, bakeries, deli, takeaway, grocer, grocery, groceries, mart,
    supermarket, supermarkets, market, markets, food, cuisine, dishes, noodles, barbecue, thistle, thistle beds, rosemary, moss,
    laundry, medicine, clinic, lessons, class, classes, films, cinema, translation, version, course, lawn, plaster, style yoga,
    quota, new year, lantern, print, prints, motif, brick, bungalow, craftsman, mission, villa, farmhouse, chateau, patio,
    courtyard, balcony, tavern, wine, cheese, olive, pizza, pasta, tea, coffee, beer, sauna, piano, bath house, steel, timber, larch`),
  outlook: list(
    `view, views, vista, vistas, outlook, outlooks, panorama, panoramas, sea views, ocean views, glimpses, sea glimpses, ocean glimpses, water views, harbour views, scenery, aspect`,
  ),
  area: list(`neighborhood, neighbourhood, neighborhoods, neighbourhoods, community, communities, area, areas, district, enclave,
    street, block, building, corridor, complex, estate, subdivision, town, part of town, suburb, pocket, cul de sac, hood, village, road`),
  landmark:
    list(`church, churches, synagogue, synagogues, shul, shuls, eruv, mikveh, mikvah, mosque, mosques, masjid, gurdwara,
    gurudwara, mandir, parish, parishes, ward house, stake center, kingdom hall, chapel, chapels, cathedral, basilica, temple, temples,
    hindu temple, buddhist temple, sikh temple, place of worship, places of worship, house of worship, houses of worship,
    prayer hall, chabad, jcc, abbey, convent, monastery, our lady of`),
  near: list(`near, near to, nearby, close to, close by, steps from, steps to, minutes from, minutes to, walk to, walking distance,
    walking distance to, walking distance of, walkable to, a walk from, around the corner from, next to, next door to, across from,
    opposite, beside, by the, down the street from, blocks from, block from, a stroll from, stroll to, a stone's throw from, handy to,
    convenient to, within sight of, in the shadow of, doors from, door from, hop from, short hop to, two blocks to, inside the, within the,
    minute walk to, minutes walk to, easy walk to, a mile from, half a mile from, down the road from, within earshot of, hear the`),
};
