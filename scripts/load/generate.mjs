// A process of its own: what the visitors of the load test send. Started by mixed-load.mjs with its plan as an argument.
import { openLoop } from "./open-loop.mjs";
import { leadRequest, pageRequest } from "./requests.mjs";

const { host, port, warmUp, seconds, leads, pages, paths } = JSON.parse(process.argv[2] ?? "{}");
const common = { host, port, warmUp, seconds };
const [leadOutcome, pageOutcome] = await Promise.all([
  openLoop({ ...common, rate: leads, expected: 201, request: (n) => leadRequest(host, n) }),
  openLoop({ ...common, rate: pages, expected: 200, request: (n) => pageRequest(host, paths[n % paths.length]) }),
]);
const { user, system } = process.cpuUsage();
process.send?.({ leads: leadOutcome, pages: pageOutcome, cpuSeconds: (user + system) / 1e6 }, () => process.exit(0));
