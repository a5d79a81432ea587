/**
 * First names that the feed draws from, the same in each language: at most 8 letters each, so that the
 * sentence fits, and 30 or more, because none of the last 15 is used again. Their first three letters
 * stand alone on a row's chip, and must be no word that one would not sign, nor a coin's symbol.
 */
// prettier-ignore
export const FIRST_NAMES = [
  'Aya', 'Amir', 'Ana', 'Bea', 'Ben', 'Chidi', 'Chloe', 'Dara', 'Davi', 'Elif', 'Emma', 'Farah',
  'Goran', 'Hana', 'Ines', 'Ivan', 'Jae', 'Jonas', 'Kofi', 'Lara', 'Leo', 'Lina', 'Mai', 'Marco',
  'Maya', 'Nadia', 'Nils', 'Omar', 'Priya', 'Rosa', 'Sam', 'Sofia', 'Tariq', 'Tuan', 'Yara', 'Zoe',
];
