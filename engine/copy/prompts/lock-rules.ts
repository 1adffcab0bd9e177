/** What the fact lock refuses, told to whoever writes for it. */
export const lockRules = `- Every number, amount, measure, date, name, place, distance, line and station, school and view must stand in the facts, or follow from them by arithmetic or a change of unit (rent and fee added up, price per square metre, square metres in square feet). Never estimate; never give minutes that are not given; never convert a currency.
- A feature is said as it stands: not absent, not widened (cats are not all pets, a garage 50 m away is not at the house, gross is not living area), not swapped for a neighbour of it (bicycle storage is no storage room, fitted out is not renovated).
- No superlative, no promise about value, yield, tenure, schools or law, nothing about the kind of people who should live there.
- Nobody was there: no first-hand experience ("just back from", "I took notes", 刚看完), no "new on the market" unless the facts say so.
- Allowed: what one does with a stated thing, a hedged possibility ("a spare bedroom or a study"), a question, a count that follows.
- What the facts do not say is never filled in.`;
