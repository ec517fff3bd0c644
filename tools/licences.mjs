/**
 * npm run licences
 *
 * Writes app/screens/licences/shipped.json, which About shows: whatever the app's dependencies bring along, but for what only builds it, with the texts of its licences as they
 * lie in node_modules, and what phones bring of their own (licences/natives.json). To be run after a dependency has changed; a test asks for it.
 */
import { writeFileSync } from 'node:fs';
import { setUp } from './setUp.mjs';

setUp();
const { shippedTexts, SHIPPED } = await import('./licences/shipped.mjs');
const texts = shippedTexts();
writeFileSync(SHIPPED, `${JSON.stringify(texts, null, 2)}\n`);
console.log(`${texts.reduce((sum, { packages }) => sum + packages.length, 0)} packages, ${texts.length} texts`);
