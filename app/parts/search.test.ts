import { pieces, plainly, speaksOf } from './search';

const hits = (text: string, wanted: string) => pieces(text, plainly(wanted)).flatMap(p => (p.hit ? [p.text] : []));

test('accents, capitals and curly apostrophes do not matter', () => {
  expect(speaksOf('La Città murata', plainly('citta'))).toBe(true);
  expect(speaksOf('L’unità', plainly("l'unita"))).toBe(true);
  expect(speaksOf('La Città', plainly('cittadella'))).toBe(false);
});

test('what was found is marked as it is written, every time, and nothing is lost', () => {
  expect(hits('Città e città', 'citta')).toEqual(['Città', 'città']);
  expect(hits('perché no', 'é n')).toEqual(['é n']);
  expect(hits('no hit', 'x')).toEqual([]);
  for (const wanted of ['', 'a', 'tà', 'città e']) {
    expect(
      pieces('Città e città: à', plainly(wanted))
        .map(p => p.text)
        .join(''),
    ).toBe('Città e città: à');
  }
});
