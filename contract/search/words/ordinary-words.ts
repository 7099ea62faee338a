/** Words that resemble part of a name and mean themselves: of English and its plurals. */
const ENGLISH = `
  agar amazons annular apace apaches azures bananas belgium bewares campos camps camus carpus clouds
  cloudy clout cutback decker delphi dicker docked docket elastics empress empresses espressos
  ethnological ethnology expressed expresses expressly fats flack flank flash flasks flatter fluster
  flutters fluttery goggle golan googled googles grape graphs grater india indiana indians indorse
  informational informative instigate instituted institutes intentional internationale internationally
  internationals jodhpurs linus madrasa mandy manet mango mania manic mint mongol naive nationals natives
  niter nodes notional patina platforms pomona ponds posture postures pythons raids rains ranch reach
  redid roils ruts sales scalar scald scale scalp scaly sciences scrip scrips scripts service serviced
  seurat shard share sharpe sharps shift shilling siring snark spaced spaces spacey spacy spade spake
  spank sparing sparks spars spate spice sporing sprang sprat sprig springs springy sprint sprung spying
  starch stark statistic statistically statistician statistics string stript swifts technologically tenor
  tenser tensors thank thant thine torah touch tricky typescripts universality`;

/** Names of people. */
const PEOPLE = `
  ajmeri anvi azura bhopali bhupal chinnai dockery indori jana javed jaya kalka kannur kanpuri kapoor
  kapur koshi kotha lucknowi manik mansi manvi manvit monali panna patra pooja poonam poorna rajpur reddi
  ruhi saleem salim sarat sharu sonit subha subham subhash suhas suraj suram suran surati thanu`;

/** Other technologies. */
const TECHNOLOGIES = `
  erlang kotlinx mssql nestjs nuxt nuxtjs postgis preact redux vuex`;

/** Other places. */
const PLACES = `
  jaipura rampur`;

/** What is never taken for a mistyped name. */
export const ORDINARY_WORDS: readonly string[] = [ENGLISH, PEOPLE, TECHNOLOGIES, PLACES].flatMap((words) =>
  words.trim().split(/\s+/),
);
