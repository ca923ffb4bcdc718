import { brokenAt } from './pactMoment.ts';
for (const text of process.argv.slice(2)) {
  const began = performance.now();
  const broken = brokenAt(Date.parse(text.replace(' ','T')+'+08:00'));
  console.log(text, broken.length, Math.round(performance.now()-began)+' ms'); for (const b of broken) console.log('   ', b);
}
