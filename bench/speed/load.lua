-- wrk runs this. REQUESTS is a file with one request per line: method, path, token and body, separated by tabs.
-- ORDER is how they are chosen: "random", "cycle" through all of them again and again, or each only "once", which ends
-- the run. `{uuid}` becomes a new id, and every request has its own network address.
local ffi = require('ffi')
ffi.cdef('int getpid(void); int kill(int pid, int signal);')
local sigint = 2

local requests = {}
for line in io.lines(os.getenv('REQUESTS')) do
  local method, path, token, body = line:match('^(%S+)\t(%S+)\t(%S*)\t(.*)$')
  local headers = { origin = os.getenv('ORIGIN') }
  if token ~= '' then headers.authorization = 'Bearer ' .. token end
  if body ~= '' then headers['content-type'] = 'application/json' end
  requests[#requests + 1] = { method = method, path = path, headers = headers, body = body }
end

local order = os.getenv('ORDER')
local sent = 0

local function uuid()
  return (string.gsub('xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx', 'x', function()
    return string.format('%x', math.random(0, 15))
  end))
end

-- Stops this thread's loop, and wakes the main thread, which would sleep for the rest of the time.
local function finish()
  wrk.thread:stop()
  ffi.C.kill(ffi.C.getpid(), sigint)
end

function init()
  math.randomseed(os.time())
end

function request()
  -- A request that is made after finish() gets no answer, and isn't counted.
  if order == 'once' and sent == #requests then finish() end
  local it = requests[order == 'random' and math.random(#requests) or sent % #requests + 1]
  sent = sent + 1
  it.headers['x-forwarded-for'] = '10.' .. math.random(0, 255) .. '.' .. math.random(0, 255) .. '.' .. math.random(0, 255)
  return wrk.format(it.method, it.path, it.headers, it.body ~= '' and it.body:gsub('{uuid}', uuid) or nil)
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format('RESULT {"requests":%d,"seconds":%.6f,"p50":%.3f,"p99":%.3f,"refused":%d,"failed":%d}\n',
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1000, latency:percentile(99) / 1000,
    errors.status, errors.connect + errors.read + errors.write + errors.timeout))
end
