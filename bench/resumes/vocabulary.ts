/** The words that resumes are generated from. */
function list(text: string): string[] {
  return text.split(';').map((item) => item.trim());
}

export const FIRST =
  'Asha Rohan Priya Arjun Kavya Vikram Ananya Siddharth Meera Karthik Ishaan Divya Aditya Sneha Rahul Nikhil Pooja Harsh Tanvi Manish Lakshmi Farhan Gurpreet Zoya Abhinav Shreya Venkatesh Ritika Joseph Mohammed'.split(
    ' ',
  );
export const MIDDLE = ['Kumar', 'Devi', 'S.', 'Raj', 'K.'];
export const LAST =
  'Sharma Iyer Reddy Patel Nair Gupta Banerjee Singh Kulkarni Menon Das Mehta Bhat Khan Chatterjee Subramanian Verma Joshi Pillai D’Souza Agarwal Rao Mukherjee Saxena Thomas Deshpande Kaur Naidu'.split(
    ' ',
  );

export const COMPANIES = list(`
  Razorpay; Swiggy; Flipkart; Zomato; CRED; PhonePe; Meesho; Infosys Limited;
  Tata Consultancy Services; Wipro Technologies; Freshworks; Zoho Corporation; Amazon; Microsoft India;
  Goldman Sachs; Oracle; Postman; BrowserStack; Ola Electric; Urban Company; Nykaa;
  Samsung R&D Institute; Qualcomm; Texas Instruments; ISRO; Paytm; Dream11; ShareChat; InMobi;
  Delhivery; Udaan; Lenskart; Groww; Zerodha; MakeMyTrip; Deloitte; Accenture Solutions Pvt. Ltd.;
  Sarvam AI; Walmart Global Tech; Atlassian; Juspay; Hasura; HDFC Bank; Tiger Analytics;
  Fractal Analytics; Mu Sigma
`);
export const TITLES = list(`
  Software Engineer; Senior Software Engineer; SDE II; SDE-1; Software Development Engineer;
  Backend Developer; Full Stack Developer; Frontend Engineer; Data Scientist; Data Analyst;
  Machine Learning Engineer; Product Manager; Associate Product Manager; DevOps Engineer;
  Member of Technical Staff; Business Analyst; Android Developer; Data Engineer;
  Site Reliability Engineer; Technology Analyst; Systems Engineer; Research Fellow;
  Staff Engineer, Payments; Engineering Manager; UX Designer; Quantitative Researcher;
  Graduate Engineer Trainee
`);
export const INTERN = list(`
  Software Engineering Intern; Summer Intern; Data Science Intern; Research Intern; SDE Intern;
  Product Management Intern
`);
export const CITIES = list(`
  Bengaluru; Bangalore; Hyderabad; Pune; Mumbai; Gurugram; Gurgaon; Noida; Chennai; New Delhi; Kolkata;
  Kochi; Ahmedabad; Remote
`);

export const VERBS = list(`
  Built; Designed; Led; Reduced; Migrated; Automated; Improved; Shipped; Owned; Developed; Implemented;
  Optimised
`);
export const WHAT = list(`
  a payments reconciliation service; the order tracking pipeline; an internal dashboard for support;
  the search ranking model; a fraud detection system; the CI pipeline; a recommendation engine;
  the onboarding flow; a data lake for event logs; the notification platform; REST APIs for partners;
  a feature store
`);
export const HOW = list(`
  in Go and Kafka; with Python and Apache Spark; using React and TypeScript; on AWS with Terraform;
  in Java and Spring Boot; with PostgreSQL and Redis; using Node.js; with PyTorch
`);
export const RESULT = list(`
  cutting latency by 43%; saving ₹1.2 crore a year; serving 2 million users a day;
  raising conversion from 3.1% to 4.6%; used by 14 teams; with 99.95% uptime;
  reducing costs by a third; in under six weeks; mentoring two interns on the way
`);

export const KINDS: readonly (readonly [
  kind: string,
  spellings: readonly string[],
  fields: readonly string[],
  years: number,
])[] = [
  [
    "Bachelor's Degree",
    ['B.Tech', 'B.Tech.', 'Bachelor of Technology', 'B.E.', 'BTech', 'Bachelor of Engineering', 'B. Tech'],
    [
      'Computer Science and Engineering',
      'Electrical Engineering',
      'Mechanical Engineering',
      'Electronics and Communication Engineering',
      'Civil Engineering',
      'Information Technology',
      'Chemical Engineering',
      'Mathematics and Computing',
    ],
    4,
  ],
  [
    "Bachelor's Degree",
    ['B.Sc', 'BSc', 'Bachelor of Science', 'B.Com'],
    ['Physics', 'Statistics', 'Mathematics', 'Commerce'],
    3,
  ],
  [
    "Master's Degree",
    ['M.Tech', 'Master of Technology', 'MTech', 'M.S.'],
    [
      'Computer Science',
      'Data Science',
      'VLSI Design',
      'Artificial Intelligence',
      'Power Systems Engineering',
    ],
    2,
  ],
  ["Master's Degree", ['MBA', 'PGDM'], ['Finance', 'Marketing', 'Business Analytics'], 2],
];
export const OTHER_INSTITUTES = list(`
  Anna University; Vellore Institute of Technology; Manipal Institute of Technology;
  St. Stephen’s College; College of Engineering Pune; R.V. College of Engineering;
  University of Hyderabad; Delhi University; SRM University; Thapar University
`);
export const SCHOOLS = list(`
  Delhi Public School; Kendriya Vidyalaya; DAV Public School; St. Xavier’s High School;
  Narayana Junior College; Ryan International School
`);

export const SKILLS: Readonly<Record<string, readonly string[]>> = {
  Languages: [
    'Python',
    'Java',
    'C++',
    'JavaScript',
    'TypeScript',
    'Go',
    'SQL',
    'Kotlin',
    'Scala',
    'R',
    'MATLAB',
    'C',
  ],
  Frameworks: [
    'React',
    'Django',
    'Flask',
    'Spring Boot',
    'Node.js',
    'FastAPI',
    'Angular',
    'Next.js',
    'PyTorch',
    'TensorFlow',
    'Pandas',
    'Scikit-learn',
  ],
  Databases: ['PostgreSQL', 'MySQL', 'MongoDB', 'Redis', 'Elasticsearch', 'Cassandra', 'DynamoDB'],
  'Tools & Cloud': [
    'AWS',
    'Docker',
    'Kubernetes',
    'Git',
    'Terraform',
    'Jenkins',
    'Kafka',
    'Linux',
    'Google Cloud',
    'Tableau',
    'Figma',
    'Power BI',
  ],
};
export const PROJECTS = list(`
  Campus Ride Share; Tamil OCR; Expense Splitter; Traffic Sign Recognition; Mess Menu Bot;
  Distributed Key-Value Store; Stock Price Predictor; Crop Disease Detection; Chess Engine;
  Hostel Complaint Portal; Compiler for a Subset of C; Online Judge
`);
