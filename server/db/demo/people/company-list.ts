import { CompanySize } from '#contract/labels/companies.ts';

/** Fictional companies: name, industry, size, city, state, description. The first six are in the mock-ups. */
const ROWS = [
  'Tamarind Pay | Finance | LARGE | Bengaluru | Karnataka | Payments for shops that settle every evening: we move 40 million transactions a day and reconcile every rupee of them.',
  'Meghdoot Cloud | Technology | ENTERPRISE | Bengaluru | Karnataka | A cloud for regulated industries in India, with regions in four cities and its own object store.',
  'Sahyadri Robotics | Manufacturing | MEDIUM | Pune | Maharashtra | Mobile robots for warehouses that were never built for robots.',
  'Anvaya Semiconductors | Manufacturing | LARGE | Bengaluru | Karnataka | Mixed-signal chips for electric drives, designed in Bengaluru and taped out twice a year.',
  'Pallav Health | Healthcare | MEDIUM | Hyderabad | Telangana | A care platform for 900 clinics: records, prescriptions and follow-up that doctors like to use.',
  'Indus Grid | Technology | MEDIUM | Pune | Maharashtra | Smart meters and the software that balances a city grid every five seconds.',
  'Quill Logistics | E-commerce | LARGE | Gurugram | Haryana | Same-day delivery in 60 cities, routed by our own optimiser.',
  'Lotus Exchange | Finance | LARGE | Mumbai | Maharashtra | A commodities exchange with a matching engine that answers in 40 microseconds.',
  'Palmyra Foods | Retail | ENTERPRISE | Chennai | Tamil Nadu | A foods company that runs its own cold chain and forecasts demand by the hour.',
  'Brightwater Insurance | Finance | LARGE | Mumbai | Maharashtra | Motor and health insurance with claims that are paid within two days.',
  'Kaveri Analytics | Consulting | MEDIUM | Chennai | Tamil Nadu | Decision science for banks and telecoms, delivered as software rather than slides.',
  'Nilgiri Learning | Education | MEDIUM | Bengaluru | Karnataka | Adaptive mathematics for classes six to twelve in nine languages.',
  'Arclight Studios | Media & Entertainment | SMALL | Mumbai | Maharashtra | Rendering and streaming tools for film post-production.',
  'Banyan Legal | Technology | SMALL | Delhi | Delhi | Contract review that shows its sources.',
  'Cobalt Mobility | Automotive | LARGE | Chennai | Tamil Nadu | Electric scooters, their batteries and the network that swaps them.',
  'Dhruva Space Systems | Manufacturing | MEDIUM | Hyderabad | Telangana | Small satellites and ground stations for crop and flood monitoring.',
  'Ember Energy | Other | SMALL | Ahmedabad | Gujarat | Rooftop solar that pays for itself, financed and monitored by us.',
  'Fathom Security | Technology | MEDIUM | Bengaluru | Karnataka | Identity and access for companies that outgrew spreadsheets.',
  'Gulmohar Realty | Real Estate | MEDIUM | Mumbai | Maharashtra | Rental homes managed end to end, from lease to leaking tap.',
  'Hornbill Mobile | Telecommunications | ENTERPRISE | Gurugram | Haryana | A mobile operator rebuilding its core network as software.',
  'Ivory Coast Textiles | Manufacturing | LARGE | Surat | Gujarat | Textiles woven by machines that we instrument and tune ourselves.',
  'Jasmine Diagnostics | Healthcare | MEDIUM | Bengaluru | Karnataka | Pathology with image models that second-read every slide.',
  'Kestrel Markets | Finance | SMALL | Mumbai | Maharashtra | Quantitative trading on Indian derivatives.',
  'Lantern Commerce | E-commerce | LARGE | Bengaluru | Karnataka | A marketplace for independent brands with its own checkout and credit.',
  'Monsoon Weather | Technology | STARTUP | Pune | Maharashtra | Hyperlocal weather for farms, ports and airlines.',
  'Northstar Travel | Other | MEDIUM | Delhi | Delhi | Business travel booked in two minutes and accounted for in none.',
  'Opal Payroll | Technology | SMALL | Bengaluru | Karnataka | Payroll and compliance for 3,000 companies in every state.',
  'Peepal Bank | Finance | ENTERPRISE | Mumbai | Maharashtra | A private bank moving its core to events, one product at a time.',
  'Quartz Compute | Technology | STARTUP | Hyderabad | Telangana | Schedulers that keep expensive accelerators busy.',
  'Rohini Agritech | Other | SMALL | Nagpur | Maharashtra | Soil and crop advice by satellite and phone for 400,000 farmers.',
  'Saffron Games | Media & Entertainment | SMALL | Hyderabad | Telangana | Mobile games that 12 million people play on the train.',
  'Teakwood Consulting | Consulting | MEDIUM | Gurugram | Haryana | Supply chain redesign for manufacturers.',
  'Udaan Avionics | Manufacturing | MEDIUM | Bengaluru | Karnataka | Flight controls for unmanned cargo aircraft.',
  'Veda Genomics | Healthcare | SMALL | Hyderabad | Telangana | Genome interpretation for hospitals, with Indian reference data.',
  'Willow Retail | Retail | LARGE | Bengaluru | Karnataka | Neighbourhood stores with a shared inventory and one app.',
  'Xenon Displays | Manufacturing | MEDIUM | Noida | Uttar Pradesh | Low-power displays for meters, cars and shelves.',
  'Yamuna Water Works | Other | SMALL | Delhi | Delhi | Leak detection for city water networks.',
  'Zephyr Aerospace | Manufacturing | LARGE | Bengaluru | Karnataka | Turbine parts and the simulations that certify them.',
  'Amber Ledger | Finance | STARTUP | Bengaluru | Karnataka | Accounting for small exporters that closes the books by itself.',
  'Chinar Robotics Lab | Technology | STARTUP | Chandigarh | Punjab | Grippers that handle fruit without bruising it.',
];

export const COMPANIES = ROWS.map((row) => {
  const [name = '', industry = '', size = '', city = '', state = '', description = ''] = row.split(' | ');
  return { name, industry, size: CompanySize.parse(size), city, state, description };
});
