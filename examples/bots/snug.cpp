// A bot for Cartographers: it draws where a shape touches most, and monsters where they touch least.
// Build: g++ -std=c++17 -O2 -o snug snug.cpp
#include <cctype>
#include <iostream>
#include <set>
#include <string>
#include <utility>
#include <vector>

// A value of JSON: its text as it was sent, the text of a string, and what is in an array or an object.
struct Value {
    std::string raw, text;
    std::vector<std::pair<std::string, Value>> items;  // the keys of an array are empty

    const Value &operator[](const std::string &key) const {
        static const Value nothing;
        for (const auto &item : items)
            if (item.first == key) return item.second;
        return nothing;
    }
};

struct Parser {
    const std::string &line;
    size_t at = 0;

    char next() {
        while (at < line.size() && (std::isspace((unsigned char)line[at]) || line[at] == ',' || line[at] == ':')) at++;
        return at < line.size() ? line[at] : ']';
    }
    std::string string() {  // no key, cell or row has an escaped character
        size_t begin = ++at;
        while (at < line.size() && line[at] != '"') at += line[at] == '\\' ? 2 : 1;
        return line.substr(begin, at++ - begin);
    }
    Value value() {
        Value found;
        char kind = next();
        size_t begin = at;
        if (kind == '"') {
            found.text = string();
        } else if (kind == '{' || kind == '[') {
            at++;
            for (char c = next(); c != '}' && c != ']'; c = next()) {
                std::string key = kind == '{' ? string() : "";
                found.items.emplace_back(key, value());
            }
            at++;
        } else {
            while (at < line.size() && std::string(",]}").find(line[at]) == std::string::npos) at++;
        }
        found.raw = line.substr(begin, at - begin);
        return found;
    }
};

using Cell = std::pair<int, int>;

bool is_empty(const Value &rows, Cell cell) {
    auto [row, column] = cell;
    if (row < 0 || row > 10 || column < 0 || column > 10) return false;
    char mark = rows.items[row].second.text[column];
    return mark == '.' || mark == 'r';
}

// How many sides of the drawing lie at the edge of the map or at a filled space.
int touching(const Value &rows, const Value &decision) {
    std::set<Cell> cells;
    auto add = [&](const std::string &name) { cells.insert({name[0] - 'A', std::stoi(name.substr(1)) - 1}); };
    for (const auto &item : decision["cells"].items) add(item.second.text);
    if (!decision["cell"].text.empty()) add(decision["cell"].text);
    int sides = 0;
    for (auto [row, column] : cells)
        for (Cell beside : {Cell{row - 1, column}, Cell{row + 1, column}, Cell{row, column - 1}, Cell{row, column + 1}})
            sides += !cells.count(beside) && !is_empty(rows, beside);
    return sides;
}

int main() {
    for (std::string line; std::getline(std::cin, line);) {
        Value message = Parser{line}.value();
        if (message["type"].text == "hello") {
            std::cout << R"({"type":"hello","protocol":1,"name":"Snug","author":"Cartographers"})" << std::endl;
        } else if (message["type"].text == "view") {
            const Value &rows = message["maps"].items[std::stoi(message["map_owner"].raw)].second["rows"];
            // In an ambush the map is a neighbour's, and the drawing that touches least is the worst for it.
            int sign = message["phase"].text == "ambush" ? -1 : 1, most = -1000;
            std::string best;
            for (const auto &item : message["decisions"].items) {
                int worth = sign * touching(rows, item.second);
                if (worth > most) most = worth, best = item.second.raw;
            }
            std::cout << R"({"type":"decision","step":)" << message["step"].raw << R"(,"decision":)" << best << "}"
                      << std::endl;
        }
    }
}
