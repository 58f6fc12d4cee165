-- wrk runs this. REQUESTS is a file with one request per line: method, path, token and body, separated by tabs.
-- In order ("once") or chosen at random; `{uuid}` becomes a new id, and every request has its own network address.
local requests = {}
for line in io.lines(os.getenv('REQUESTS')) do
  local method, path, token, body = line:match('^(%S+)\t(%S+)\t(%S*)\t(.*)$')
  local headers = { origin = os.getenv('ORIGIN') }
  if token ~= '' then headers.authorization = 'Bearer ' .. token end
  if body ~= '' then headers['content-type'] = 'application/json' end
  requests[#requests + 1] = { method = method, path = path, headers = headers, body = body }
end

local inOrder = os.getenv('ORDER') == 'once'
local next = 0

local function uuid()
  return (string.gsub('xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx', 'x', function()
    return string.format('%x', math.random(0, 15))
  end))
end

function init()
  math.randomseed(os.time())
end

function request()
  next = next % #requests + 1
  local it = requests[inOrder and next or math.random(#requests)]
  it.headers['x-forwarded-for'] = '10.' .. math.random(0, 255) .. '.' .. math.random(0, 255) .. '.' .. math.random(0, 255)
  return wrk.format(it.method, it.path, it.headers, it.body ~= '' and it.body:gsub('{uuid}', uuid) or nil)
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format('RESULT {"requests":%d,"seconds":%.6f,"p50":%.3f,"p99":%.3f,"refused":%d,"failed":%d}\n',
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1000, latency:percentile(99) / 1000,
    errors.status, errors.connect + errors.read + errors.write + errors.timeout))
end
